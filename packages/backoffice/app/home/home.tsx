import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CanAccess, Title, useCanAccess, useGetList } from 'react-admin';
import { addDays, dayOf, daysFrom, startOf } from '../components/days.ts';
import { moneyTexts, sumsOf } from '../components/decimals.ts';
import { Figure } from '../components/figure.tsx';
import { listPath } from '../components/list-path.ts';
import { Part } from '../components/part.tsx';
import { readAll } from '../components/read-all.ts';
import { textOfError } from '../components/reasons.ts';
import { store } from '../data.ts';
import { OrderLinks } from '../orders/order-links.tsx';
import { APPROVED, type OrderRecord, TO_CAPTURE, TO_SHIP } from '../orders/order-record.ts';
import { CATALOG_VERSION, SHOP_LANGUAGE, TIME_ZONE } from '../page-settings.ts';
import { salesByDay } from '../reports/sales.ts';
import { SalesByDay } from '../reports/sales-by-day.tsx';

/** For how many days sales are shown. */
const SALES_DAYS = 30;

/** Fewer pieces than this are low stock. */
const LOW_STOCK = 5;

const COUNTED_LOW = { trackQuantity: true, quantity: { $lt: LOW_STOCK } };
const TO_REORDER =
  CATALOG_VERSION === 3
    ? { resource: 'inventory', filter: COUNTED_LOW }
    : { resource: 'variants', filter: { stock: COUNTED_LOW } };
const TO_MODERATE = { moderation: { moderationStatus: { $in: ['IN_MODERATION', 'SUBMITTED'] } } };
const TO_NOTIFY = { status: { $in: ['RECEIVED'] } };

/** Of a list that does not count its records, at most these are read to count them. */
const MAX_READ = 1000;

/** How many records match: `1000+` if there are more than a list without a total should read. */
async function countRecords(resource: string, filter: object, signal: AbortSignal): Promise<string> {
  const sort = { field: 'id', order: 'ASC' } as const;
  const read = (perPage: number) =>
    store.getList(resource, { filter, sort, pagination: { page: 1, perPage }, signal });
  const { total } = await read(1);
  if (total !== undefined) return String(total);
  const { data, pageInfo } = await read(MAX_READ);
  return pageInfo?.hasNextPage ? `${data.length}+` : String(data.length);
}

interface CountProps {
  label: string;
  resource: string;
  filter: object;
}

/** How many records match, with a link to them, for those who may see them. */
const CountFigure = ({ label, resource, filter }: CountProps) => {
  const { canAccess = false } = useCanAccess({ resource, action: 'list' });
  const { data, error } = useQuery({
    queryKey: [resource, 'count', filter],
    queryFn: ({ signal }) => countRecords(resource, filter, signal),
    enabled: canAccess,
  });
  if (!canAccess) return null;
  const value = error ? 'Cannot be read' : (data ?? '…');
  return <Figure label={label} value={value} to={listPath(resource, filter)} />;
};

const LatestOrders = () => {
  const { data = [], error } = useGetList<OrderRecord>('orders', {
    sort: { field: 'createdDate', order: 'DESC' },
    pagination: { page: 1, perPage: 8 },
  });
  return (
    <Part title="Latest orders">
      {error && <p role="alert">{textOfError(error)}</p>}
      <OrderLinks orders={data} />
    </Part>
  );
};

const Figures = () => {
  const today = dayOf(new Date(), TIME_ZONE);
  const first = addDays(today, 1 - SALES_DAYS);
  const [read, setRead] = useState(0);
  const filter = { ...APPROVED, createdDate: { $gte: startOf(first, TIME_ZONE).toISOString() } };
  const { data: orders, error } = useQuery({
    queryKey: ['orders', 'sales', filter],
    queryFn: ({ signal }) => readAll<OrderRecord>('orders', { filter, signal, onProgress: setRead }),
  });
  const days = salesByDay(orders ?? [], daysFrom(first, today), TIME_ZONE);
  const show = (value: string | number) =>
    error ? 'Cannot be read' : orders ? value : read > 0 ? `${read} read …` : '…';
  const totals = sumsOf(days.flatMap((day) => day.totals));
  return (
    <>
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))', mb: 2 }}
      >
        <Figure
          label={`Sales of ${SALES_DAYS} days`}
          value={show(moneyTexts(totals, SHOP_LANGUAGE) || '0')}
        />
        <Figure label="Orders" value={show(orders?.length ?? 0)} to={listPath('orders', filter)} />
        <CountFigure label="To ship" resource="orders" filter={TO_SHIP} />
        <CountFigure label="To capture" resource="orders" filter={TO_CAPTURE} />
        <CountFigure label="Low stock" {...TO_REORDER} />
        <CountFigure label="Reviews to moderate" resource="reviews" filter={TO_MODERATE} />
        <CountFigure label="Back-in-stock requests" resource="back-in-stock" filter={TO_NOTIFY} />
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', lg: '3fr 2fr' } }}>
        <SalesByDay title="Sales by day" days={days} />
        <LatestOrders />
      </Box>
    </>
  );
};

/** What waits for staff, and how the shop sells. */
export const Home = () => (
  <Box sx={{ px: { xs: 1, sm: 0 }, py: 1 }}>
    <Title title="Home" />
    <CanAccess resource="home" action="list" accessDenied={<p>Choose an area in the menu.</p>}>
      <Figures />
    </CanAccess>
  </Box>
);
