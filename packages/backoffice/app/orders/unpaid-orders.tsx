import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link, useCreatePath, useListContext } from 'react-admin';
import { textOfError } from '../components/reasons.ts';
import { Status } from '../components/status.tsx';
import { readUnpaidOrders } from '../local-actions.ts';
import { CONSOLE_URL } from '../page-settings.ts';
import { buyerOf, totalOf } from './order-record.ts';

/** Orders whose payment was declined or is not completed: no search of the platform returns them. */
export const UnpaidOrders = () => {
  const { filterValues } = useListContext();
  const createPath = useCreatePath();
  const { data = [], error } = useQuery({
    queryKey: ['orders', 'unpaid'],
    queryFn: readUnpaidOrders,
    enabled: CONSOLE_URL !== undefined,
  });
  const { number, paymentStatus, buyerInfo } = filterValues;
  const statuses: string[] = paymentStatus?.$in ?? [];
  const email: string = buyerInfo?.email?.$startsWith ?? '';
  const found = data.filter(
    (order) =>
      (!number || order.number === number) &&
      (statuses.length === 0 || statuses.includes(order.paymentStatus ?? '')) &&
      (order.buyerInfo?.email ?? '').startsWith(email),
  );
  if (CONSOLE_URL && found.length === 0 && !error) return null;
  return (
    <Box component="section" sx={{ p: 1, overflowWrap: 'anywhere' }}>
      <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
        Without a payment
      </Typography>
      {error && <p role="alert">{textOfError(error)}</p>}
      {CONSOLE_URL ? (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {found.map((order) => (
            <li key={order.id}>
              <Link to={createPath({ resource: 'orders', type: 'show', id: order.id })}>{order.number}</Link>{' '}
              · {buyerOf(order)} · <Status value={order.paymentStatus} /> · {totalOf(order)}
            </li>
          ))}
        </Box>
      ) : (
        <p>Orders whose payment was declined or not completed are in the dashboard of the platform only.</p>
      )}
    </Box>
  );
};
