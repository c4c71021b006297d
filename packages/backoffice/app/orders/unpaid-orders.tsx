import { Box, Typography } from '@mui/material';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import { textOfError } from '../components/reasons.ts';
import { readUnpaidOrders } from '../local-actions.ts';
import { LocalOnlyNote } from '../local-only/local-only.tsx';
import { CONSOLE_URL } from '../page-settings.ts';
import { OrderLinks } from './order-links.tsx';

/** Orders whose payment was declined or is not completed: no search of the platform returns them. */
export const UNPAID_ORDERS = queryOptions({
  queryKey: ['orders', 'unpaid'],
  queryFn: () => (CONSOLE_URL ? readUnpaidOrders() : []),
});

/** Those that match the filters of the list. */
export function useUnpaidOrders() {
  const { filterValues } = useListContext();
  const { data = [], error } = useQuery(UNPAID_ORDERS);
  const { number, paymentStatus, buyerInfo } = filterValues;
  const statuses: string[] = paymentStatus?.$in ?? [];
  const email: string = buyerInfo?.email?.$startsWith ?? '';
  const orders = data.filter(
    (order) =>
      (!number || order.number === number) &&
      (statuses.length === 0 || statuses.includes(order.paymentStatus ?? '')) &&
      (order.buyerInfo?.email ?? '').startsWith(email),
  );
  return { orders, error };
}

export const UnpaidOrders = () => {
  const { orders, error } = useUnpaidOrders();
  if (CONSOLE_URL && orders.length === 0 && !error) return null;
  return (
    <Box component="section" sx={{ p: 1, overflowWrap: 'anywhere' }}>
      <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
        Without a payment
      </Typography>
      <LocalOnlyNote parts={['unpaid']} />
      {error && <p role="alert">{textOfError(error)}</p>}
      <OrderLinks orders={orders} />
    </Box>
  );
};
