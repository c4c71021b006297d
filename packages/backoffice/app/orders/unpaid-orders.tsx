import { Box } from '@mui/material';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import { textOfError } from '../components/reasons.ts';
import { readUnpaidOrders } from '../local-actions.ts';
import { LocalOnlyNote } from '../local-only/local-only.tsx';
import { CONSOLE_URL } from '../page-settings.ts';
import { OrderLinks } from './order-links.tsx';
import { numberIn } from './order-record.ts';
import { isNamed } from './order-search.ts';

/** Orders whose payment was declined or is not completed: no search of the platform returns them. */
export const UNPAID_ORDERS = queryOptions({
  queryKey: ['orders', 'unpaid'],
  queryFn: () => (CONSOLE_URL ? readUnpaidOrders() : []),
});

/** Those that match what is typed in the list, the latest first. */
export function useUnpaidOrders() {
  const { filterValues } = useListContext();
  const text: string = filterValues['text'] ?? '';
  const { data = [], error, isPending } = useQuery(UNPAID_ORDERS);
  const orders = data
    .filter((order) => order.number === numberIn(text) || isNamed(order, text))
    .toSorted((one, other) => (other.createdDate ?? '').localeCompare(one.createdDate ?? ''));
  return { orders, error, isPending };
}

export const UnpaidOrders = () => {
  const { orders, error, isPending } = useUnpaidOrders();
  return (
    <Box sx={{ p: 1 }}>
      <LocalOnlyNote parts={['unpaid']} />
      {error && <p role="alert">{textOfError(error)}</p>}
      {!error && orders.length === 0 && <p role="status">{isPending ? '…' : 'No orders'}</p>}
      <OrderLinks orders={orders} />
    </Box>
  );
};
