import DownloadIcon from '@mui/icons-material/GetApp';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
} from '@mui/material';
import { useRef, useState } from 'react';
import { Button as ActionButton, downloadCSV, useListContext } from 'react-admin';
import { readAll } from '../components/read-all.ts';
import { buyerOf, type OrderRecord } from './order-record.ts';

const COLUMNS = ['number', 'date', 'status', 'payment', 'fulfillment', 'buyer', 'email', 'total', 'currency'];

const rowOf = (order: OrderRecord) => [
  order.number,
  order.createdDate,
  order.status,
  order.paymentStatus,
  order.fulfillmentStatus,
  buyerOf(order),
  order.buyerInfo?.email,
  order.priceSummary?.total?.amount,
  order.currency,
];

/** A cell that a spreadsheet shows as text: it would run what starts like a formula. */
const cell = (value: unknown): string => {
  const text = String(value ?? '');
  return `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
};

/** Rows as CSV, with the names of the columns first. */
const csvOf = (columns: readonly string[], rows: readonly (readonly unknown[])[]): string =>
  [columns, ...rows].map((row) => row.map(cell).join(',')).join('\r\n');

/** Saves all orders that match the filters of the list as CSV. */
export const ExportOrders = () => {
  const { filterValues, sort } = useListContext();
  const [count, setCount] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(undefined);
  const close = (): void => {
    running.current?.abort();
    setCount(undefined);
    setProblem(undefined);
  };
  const start = async (): Promise<void> => {
    const { signal } = (running.current = new AbortController());
    setCount(0);
    const orders = await readAll<OrderRecord>('orders', {
      filter: filterValues,
      sort,
      signal,
      onPage: ({ length }) => setCount(length),
    });
    downloadCSV(csvOf(COLUMNS, orders.map(rowOf)), 'orders');
    close();
  };
  const run = (): void =>
    void start().catch((error: Error) => {
      if (!running.current?.signal.aborted) setProblem(error.message);
    });
  return (
    <>
      <ActionButton label="Export" onClick={run}>
        <DownloadIcon />
      </ActionButton>
      <Dialog open={count !== undefined} onClose={close} aria-labelledby="export-title">
        <DialogTitle id="export-title">Export of all matching orders</DialogTitle>
        <DialogContent>
          {problem === undefined ? (
            <>
              <p role="status">{count} orders so far</p>
              <LinearProgress aria-label="Export" />
            </>
          ) : (
            <Alert severity="error">{problem}</Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
        </DialogActions>
      </Dialog>
    </>
  );
};
