import DownloadIcon from '@mui/icons-material/GetApp';
import { Box, Card, CardContent, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button, downloadCSV, Title } from 'react-admin';
import { csvOf } from '../components/csv.ts';
import { moneyTexts, sumOf } from '../components/decimals.ts';
import { PlainTable } from '../components/plain-table.tsx';
import { readAll } from '../components/read-all.ts';
import { textOfError } from '../components/reasons.ts';
import { Figure } from '../home/figure.tsx';
import { addDays, dayOf, startOf } from '../home/sales.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import { SHOP_LANGUAGE, TIME_ZONE } from '../page-settings.ts';
import {
  changeText,
  MAX_DAYS,
  problemOf,
  type Range,
  type Report,
  rangeBefore,
  reportsOf,
} from './report.ts';

const SalesChart = lazy(() =>
  import('../home/sales-chart.tsx').then((module) => ({ default: module.SalesChart })),
);

/** Of the products that sell, the page shows so many. The CSV has all. */
const MAX_PRODUCTS = 20;

const LENGTHS = [7, 30, 90];

/** So many days until today. */
const lastDays = (count: number): Range => {
  const last = dayOf(new Date(), TIME_ZONE);
  return { first: addDays(last, 1 - count), last };
};

const rangeText = ({ first, last }: Range): string => `${first} to ${last}`;

const Part = ({ title, rows, children }: { title: string; rows: unknown[][]; children: ReactNode }) => (
  <Card component="section" sx={{ mt: 2 }}>
    <CardContent sx={{ overflowX: 'auto' }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
        <Button
          label="CSV"
          aria-label={`${title} as CSV`}
          onClick={() => downloadCSV(csvOf(rows), title.toLowerCase().replaceAll(' ', '-'))}
        >
          <DownloadIcon />
        </Button>
      </Stack>
      {children}
    </CardContent>
  </Card>
);

/** The sales in one currency, as figures, chart and table. */
const CurrencyReport = ({ report }: { report: Report }) => {
  const { currency, now, before, products } = report;
  const text = (amount: string): string => moneyTexts([{ amount, currency }], SHOP_LANGUAGE);
  const amountOf = (sales: typeof now, index: number): string =>
    sumOf(sales.days[index]?.totals.map(({ amount }) => amount) ?? []);
  const compared = (value: string, old: string, change: string) => (
    <>
      {value}
      <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
        Before: {[old, change].filter(Boolean).join(', ')}
      </Typography>
    </>
  );
  const ofOrders = changeText(String(now.orders), String(before.orders));
  const days = now.days.map(({ day, orders }, index) => ({
    day,
    orders,
    amount: amountOf(now, index),
    dayBefore: before.days[index]?.day,
    amountBefore: amountOf(before, index),
  }));
  return (
    <Box component="section" sx={{ mt: 2 }}>
      <Typography component="h2" variant="h6">
        {currency}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))' }}>
        <Figure
          label="Sales"
          value={compared(text(now.amount), text(before.amount), changeText(now.amount, before.amount))}
        />
        <Figure label="Orders" value={compared(String(now.orders), String(before.orders), ofOrders)} />
      </Box>
      <Part
        title={`Sales by day ${currency}`}
        rows={[
          ['day', 'orders', 'sales', 'day before', 'sales before', 'currency'],
          ...days.map((each) => [...Object.values(each), currency]),
        ]}
      >
        <Suspense fallback={<Box sx={{ height: 220 }} />}>
          <SalesChart days={now.days} currencies={[currency]} />
        </Suspense>
        <details>
          <summary>As a table</summary>
          <PlainTable
            label={`Sales by day ${currency}`}
            columns={['Day', 'Orders', 'Sales', 'Range before', 'Sales before']}
            numbers={['Orders', 'Sales', 'Sales before']}
            rows={days.map(({ day, orders, amount, dayBefore, amountBefore }) => [
              day,
              orders,
              text(amount),
              dayBefore,
              text(amountBefore),
            ])}
          />
        </details>
      </Part>
      <Part
        title={`Products that sell ${currency}`}
        rows={[
          ['product', 'pieces', 'sales', 'currency', 'id'],
          ...products.map(({ id, name, pieces, amount }) => [name, pieces, amount, currency, id]),
        ]}
      >
        <PlainTable
          label={`Products that sell ${currency}`}
          columns={['Product', 'Pieces', 'Sales']}
          numbers={['Pieces', 'Sales']}
          rows={products
            .slice(0, MAX_PRODUCTS)
            .map(({ name, pieces, amount }) => [name, pieces, text(amount)])}
        />
        {products.length > MAX_PRODUCTS && <p>{products.length} in all: the CSV has the others.</p>}
      </Part>
    </Box>
  );
};

/** The reports of a range, while and after its orders are read. */
const Reports = ({ range }: { range: Range }) => {
  const [read, setRead] = useState(0);
  const { data, error } = useQuery({
    queryKey: ['orders', 'report', range],
    queryFn: ({ signal }) => {
      const filter = {
        status: { $in: ['APPROVED'] },
        createdDate: {
          $gte: startOf(rangeBefore(range).first, TIME_ZONE).toISOString(),
          $lt: startOf(addDays(range.last, 1), TIME_ZONE).toISOString(),
        },
      };
      return readAll<OrderRecord>('orders', { filter, signal, onProgress: setRead });
    },
  });
  if (error) return <p role="alert">{textOfError(error)}</p>;
  if (!data) return <p role="status">{read} orders read …</p>;
  const reports = reportsOf(data, range, TIME_ZONE);
  return (
    <>
      <p role="status">
        {rangeText(range)}, compared to {rangeText(rangeBefore(range))}
        {reports.length === 0 && ': no orders'}
      </p>
      {reports.map((report) => (
        <CurrencyReport key={report.currency} report={report} />
      ))}
    </>
  );
};

/** What the shop has sold. */
export const ReportsPage = () => {
  const [length, setLength] = useState(30);
  const [own, setOwn] = useState(() => lastDays(30));
  const range = length > 0 ? lastDays(length) : own;
  const problem = problemOf(range);
  const ends = [
    { name: 'first', label: 'First day' },
    { name: 'last', label: 'Last day' },
  ] as const;
  return (
    <Box sx={{ p: { xs: 1, sm: 2 } }}>
      <Title title="Reports" />
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1, maxWidth: 600 }}>
        <TextField
          select
          label="Range"
          value={length}
          onChange={({ target }) => setLength(Number(target.value))}
        >
          {LENGTHS.map((days) => (
            <MenuItem key={days} value={days}>
              {days} days
            </MenuItem>
          ))}
          <MenuItem value={0}>Own dates</MenuItem>
        </TextField>
        {length === 0 &&
          ends.map(({ name, label }) => (
            <TextField
              key={name}
              type="date"
              label={label}
              value={own[name]}
              onChange={({ target }) => setOwn({ ...own, [name]: target.value })}
              slotProps={{ inputLabel: { shrink: true } }}
            />
          ))}
      </Stack>
      <Typography variant="body2" color="textSecondary">
        Approved orders by the day on which they were placed, in the time zone {TIME_ZONE}, with taxes and
        delivery, without what was refunded since. At most {MAX_DAYS} days and as many before are read, 100
        orders per request. Sales of products are without delivery; what was refunded without naming pieces is
        not taken out of them.
      </Typography>
      {problem ? <p role="alert">{problem}</p> : <Reports key={rangeText(range)} range={range} />}
    </Box>
  );
};
