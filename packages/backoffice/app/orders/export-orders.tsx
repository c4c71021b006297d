import DownloadIcon from '@mui/icons-material/GetApp';
import { Alert, Dialog, DialogActions, DialogContent, DialogTitle, LinearProgress } from '@mui/material';
import { useRef, useState } from 'react';
import { Button, downloadCSV, useListContext } from 'react-admin';
import { csvOf } from '../components/csv.ts';
import { useStore } from '../data.ts';
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

/** Saves all orders that match the filters of the list as CSV. */
export const ExportOrders = () => {
  const { filterValues, sort } = useListContext();
  const { getList } = useStore();
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
    const orders: OrderRecord[] = [];
    for (let page = 1, hasNext = true; hasNext; page++) {
      setCount(orders.length);
      const pagination = { page, perPage: 100 };
      const { data, pageInfo } = await getList<OrderRecord>('orders', {
        filter: filterValues,
        sort,
        pagination,
        signal,
      });
      orders.push(...data);
      hasNext = pageInfo?.hasNextPage ?? false;
    }
    signal.throwIfAborted();
    downloadCSV(csvOf(COLUMNS, orders.map(rowOf)), 'orders');
    close();
  };
  const run = (): void =>
    void start().catch((error: Error) => {
      if (!running.current?.signal.aborted) setProblem(error.message);
    });
  return (
    <>
      <Button label="Export" onClick={run}>
        <DownloadIcon />
      </Button>
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
          <Button label="Cancel" onClick={close} />
        </DialogActions>
      </Dialog>
    </>
  );
};
