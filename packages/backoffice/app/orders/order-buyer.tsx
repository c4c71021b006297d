import { Link, useCanAccess, useCreatePath, useGetList } from 'react-admin';
import { listPath } from '../components/list-path.ts';
import { Part } from '../components/part.tsx';
import { OrderLinks } from './order-links.tsx';
import { buyerOf, type OrderRecord } from './order-record.ts';

const SHOWN = 5;

/** Other orders of a buyer: those of the member or, without one, of the email address. */
const OtherOrders = ({ order: { id, buyerInfo } }: { order: OrderRecord }) => {
  const { memberId, email } = buyerInfo ?? {};
  const filter = { buyerInfo: memberId ? { memberId } : { email } };
  const { data = [] } = useGetList<OrderRecord>(
    'orders',
    {
      filter,
      sort: { field: 'createdDate', order: 'DESC' },
      pagination: { page: 1, perPage: SHOWN + 1 },
    },
    { enabled: Boolean(memberId ?? email) },
  );
  const others = data.filter((order) => order.id !== id).slice(0, SHOWN);
  if (others.length === 0) return <p>No other orders</p>;
  return (
    <>
      <OrderLinks orders={others} />
      <Link to={listPath('orders', filter)}>All orders of this buyer</Link>
    </>
  );
};

export const OrderBuyer = ({ order }: { order: OrderRecord }) => {
  const { buyerInfo, buyerNote } = order;
  const createPath = useCreatePath();
  const { canAccess: seesMembers } = useCanAccess({ resource: 'members', action: 'show' });
  const { memberId, email } = buyerInfo ?? {};
  return (
    <Part title="Buyer">
      <p>{[...new Set([buyerOf(order), email])].join(', ')}</p>
      {memberId && seesMembers && (
        <p>
          <Link to={createPath({ resource: 'members', type: 'show', id: memberId })}>Member</Link>
        </p>
      )}
      {buyerNote && <p>“{buyerNote}”</p>}
      <OtherOrders order={order} />
    </Part>
  );
};
