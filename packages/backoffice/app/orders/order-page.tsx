import { Box, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Show, TopToolbar, useRecordContext } from 'react-admin';
import { Changes } from '../audit/changes.tsx';
import { AddressLines } from '../components/address.tsx';
import { Part } from '../components/part.tsx';
import { textOfError } from '../components/reasons.ts';
import { Status } from '../components/status.tsx';
import { useStore } from '../data.ts';
import {
  AddNote,
  ArchiveOrder,
  CancelOrder,
  EditAddress,
  EditTags,
  PackingSlipLink,
} from './order-actions.tsx';
import { OrderBuyer } from './order-buyer.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderPayments } from './order-payments.tsx';
import type { OrderRecord } from './order-record.ts';
import { OrderTimeline } from './order-timeline.tsx';
import { AuthorizedPayments, ShipOrder } from './payment-actions.tsx';
import { RefundOrder } from './refund.tsx';

const Actions = () => (
  <TopToolbar>
    <ShipOrder />
    <RefundOrder />
    <CancelOrder />
    <ArchiveOrder />
    <PackingSlipLink />
  </TopToolbar>
);

const Title = () => {
  const order = useRecordContext<OrderRecord>();
  return order ? <span>Order {order.number}</span> : null;
};

/** How many invoices an order has, and their ids: the contract has nothing else of them. */
const OrderInvoices = ({ orderId }: { orderId: string }) => {
  const { act } = useStore();
  const { data, error, isPending } = useQuery({
    queryKey: ['orders', 'invoices', orderId],
    queryFn: () => act('orders', 'listInvoices', { orderIds: [orderId] }),
  });
  if (isPending) return <p>…</p>;
  if (error) return <p role="alert">{textOfError(error)}</p>;
  const ids = data.invoicesForOrder.flatMap(({ invoicesInfo = [] }) => invoicesInfo.map(({ id }) => id));
  return <p>{ids.length > 0 ? ids.join(', ') : 'None'}</p>;
};

const Content = () => {
  const order = useRecordContext<OrderRecord>();
  if (!order) return null;
  const { tags, shippingInfo } = order;
  const tagIds = tags?.tags?.tagIds ?? [];
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '2fr 1fr' }, p: { xs: 1, md: 0 } }}
    >
      <Stack sx={{ gap: 2, minWidth: 0 }}>
        <Part title="Products">
          <OrderLines order={order} />
        </Part>
        <AuthorizedPayments />
        <OrderPayments orderId={order.id} />
        <Part title="Timeline" actions={<AddNote />}>
          <OrderTimeline order={order} />
        </Part>
      </Stack>
      <Stack sx={{ gap: 2, minWidth: 0 }}>
        <Part title="Status">
          <p>
            <Status value={order.status} /> · <Status value={order.paymentStatus} /> ·{' '}
            <Status value={order.fulfillmentStatus} />
          </p>
        </Part>
        <OrderBuyer order={order} />
        <Part title="Delivery" actions={<EditAddress />}>
          <p>{shippingInfo?.title}</p>
          <AddressLines {...shippingInfo?.logistics?.shippingDestination} />
        </Part>
        <Part title="Tags" actions={<EditTags />}>
          <p>{tagIds.length > 0 ? tagIds.join(', ') : 'None'}</p>
        </Part>
        <Part title="Invoices">
          <OrderInvoices orderId={order.id} />
        </Part>
        <Changes />
      </Stack>
    </Box>
  );
};

export const OrderPage = () => (
  <Show actions={<Actions />} title={<Title />} component={Box}>
    <Content />
  </Show>
);
