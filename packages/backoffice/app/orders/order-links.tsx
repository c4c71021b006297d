import { Box } from '@mui/material';
import { Link, useCreatePath } from 'react-admin';
import { Status } from '../components/status.tsx';
import { WhenField } from '../components/time-field.tsx';
import { buyerOf, type OrderRecord, totalOf } from './order-record.ts';

export const OrderLinks = ({ orders }: { orders: readonly OrderRecord[] }) => {
  const createPath = useCreatePath();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, overflowWrap: 'anywhere' }}>
      {orders.map((order) => (
        <Box component="li" key={order.id} sx={{ display: 'flex', columnGap: 2, py: 0.5, lineHeight: 1.4 }}>
          <Link
            to={createPath({ resource: 'orders', type: 'show', id: order.id })}
            underline="hover"
            sx={{ fontWeight: 600 }}
          >
            {order.number}
          </Link>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            {buyerOf(order)}
            <Box sx={{ color: 'text.secondary' }}>
              <WhenField record={order} source="createdDate" />
            </Box>
          </Box>
          <Box sx={{ textAlign: 'end', whiteSpace: 'nowrap' }}>
            {totalOf(order)}
            <br />
            <Status value={order.status === 'APPROVED' ? order.paymentStatus : order.status} />
          </Box>
        </Box>
      ))}
    </Box>
  );
};
