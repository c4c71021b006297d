import { useQuery } from '@tanstack/react-query';
import { useStore } from '../data.ts';

/** How many invoices an order has, and their ids: the contract has nothing else of them. */
export const OrderInvoices = ({ orderId }: { orderId: string }) => {
  const { act } = useStore();
  const { data, error, isPending } = useQuery({
    queryKey: ['orders', 'invoices', orderId],
    queryFn: () => act('orders', 'listInvoices', { orderIds: [orderId] }),
  });
  if (isPending) return <p>…</p>;
  if (error) return <p role="alert">{error.message}</p>;
  const ids = data.invoicesForOrder.flatMap(({ invoicesInfo = [] }) => invoicesInfo.map(({ id }) => id));
  return <p>{ids.length > 0 ? ids.join(', ') : 'None'}</p>;
};
