import { Box, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Show, useRecordContext } from 'react-admin';
import { AddressLines } from '../components/address.tsx';
import { MoreActions } from '../components/more-actions.tsx';
import { PageActions } from '../components/page-actions.tsx';
import { Part } from '../components/part.tsx';
import { textOfError } from '../components/reasons.ts';
import { useRecordRead } from '../components/record-read.ts';
import { Status } from '../components/status.tsx';
import { TimeField } from '../components/time-field.tsx';
import { useStore } from '../data.ts';
import { LocalOnlyNote } from '../local-only/local-only.tsx';
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
import { type OrderRecord, withdrawalOf } from './order-record.ts';
import { OrderTimeline } from './order-timeline.tsx';
import { AuthorizedPayments, ShipOrder } from './payment-actions.tsx';
import { RefundOrder } from './refund.tsx';

const Actions = () => (
  <PageActions>
    <RefundOrder />
    <ShipOrder />
    <MoreActions>
      <PackingSlipLink />
      <CancelOrder />
      <ArchiveOrder />
    </MoreActions>
  </PageActions>
);

const Title = () => {
  const order = useRecordContext<OrderRecord>();
  return order ? <span>Order {order.number}</span> : null;
};

/** How many invoices an order has: of an invoice, the contract has nothing but its id. */
const OrderInvoices = ({ orderId }: { orderId: string }) => {
  const { act } = useStore();
  const { data, error } = useQuery({
    queryKey: ['orders', 'invoices', orderId],
    queryFn: () => act('orders', 'listInvoices', { orderIds: [orderId] }),
  });
  const count = data?.invoicesForOrder.flatMap(({ invoicesInfo = [] }) => invoicesInfo).length ?? 0;
  if (count === 0 && !error) return null;
  return (
    <Part title="Invoices">
      {error ? <p role="alert">{textOfError(error)}</p> : <p>{count} in the dashboard of the platform</p>}
    </Part>
  );
};

/** When it was placed, and its statuses. That it is approved goes without saying. */
const Summary = ({ order }: { order: OrderRecord }) => (
  <Stack
    direction="row"
    sx={{ gridColumn: '1 / -1', flexWrap: 'wrap', alignItems: 'center', gap: 1, color: 'text.secondary' }}
  >
    <TimeField record={order} source="createdDate" />
    {withdrawalOf(order) && <Status value="WITHDRAWN" />}
    {order.status !== 'APPROVED' && <Status value={order.status} />}
    <Status value={order.paymentStatus} />
    <Status value={order.fulfillmentStatus} />
    {order.archived && <Status value="ARCHIVED" />}
  </Stack>
);

const Content = () => {
  const order = useRecordContext<OrderRecord>();
  if (!order) return null;
  const { tags, shippingInfo } = order;
  const tagIds = tags?.tags?.tagIds ?? [];
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '2fr 1fr' }, p: { xs: 1, md: 0 } }}
    >
      <Summary order={order} />
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
        <OrderBuyer order={order} />
        <Part title="Delivery" actions={<EditAddress />}>
          <p>{shippingInfo?.title}</p>
          <AddressLines {...shippingInfo?.logistics?.shippingDestination} />
        </Part>
        <Part title="Tags" actions={<EditTags />}>
          <p>{tagIds.length > 0 ? tagIds.join(', ') : 'None'}</p>
        </Part>
        <OrderInvoices orderId={order.id} />
      </Stack>
    </Box>
  );
};

export const OrderPage = () => (
  <Show queryOptions={useRecordRead()} actions={<Actions />} title={<Title />} component={Box}>
    <Content />
    <LocalOnlyNote parts={['shipments', 'refunds', 'notes', 'payments']} />
  </Show>
);
