import DownloadIcon from '@mui/icons-material/GetApp';
import { downloadCSV, useListContext } from 'react-admin';
import { ActionDialog } from '../components/action-dialog.tsx';
import { csvOf } from '../components/csv.ts';
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

/** Saves all orders that match the filters of the list as CSV. */
export const ExportOrders = () => {
  const { filterValues: filter, sort } = useListContext();
  return (
    <ActionDialog
      label="Export"
      icon={<DownloadIcon />}
      done="The orders are exported"
      onSubmit={async (_values, { signal, onProgress }) => {
        const orders = await readAll<OrderRecord>('orders', { filter, sort, signal, onProgress });
        const rows = [COLUMNS, ...orders.map(rowOf)];
        downloadCSV(csvOf(rows), 'orders');
      }}
    >
      <p>Saves all orders that match the filters of the list as CSV.</p>
    </ActionDialog>
  );
};
