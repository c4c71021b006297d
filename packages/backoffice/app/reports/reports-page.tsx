import DownloadIcon from '@mui/icons-material/GetApp';
import { Box, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, downloadCSV, Title } from 'react-admin';
import { csvOf } from '../components/csv.ts';
import { addDays, dayOf, dayText, startOf } from '../components/days.ts';
import { moneyTexts, sumOf } from '../components/decimals.ts';
import { Figure } from '../components/figure.tsx';
import { Part } from '../components/part.tsx';
import { PlainTable } from '../components/plain-table.tsx';
import { readAll } from '../components/read-all.ts';
import { textOfError } from '../components/reasons.ts';
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
import type { DayOfSales } from './sales.ts';
import { SalesByDay } from './sales-by-day.tsx';

/** Of the products that sell, the page shows so many. The CSV has all. */
const MAX_PRODUCTS = 20;

const LENGTHS = [7, 30, 90];

/** So many days until today. */
const lastDays = (count: number): Range => {
  const last = dayOf(new Date(), TIME_ZONE);
  return { first: addDays(last, 1 - count), last };
};

const rangeText = ({ first, last }: Range): string =>
  `${dayText(first, SHOP_LANGUAGE)} to ${dayText(last, SHOP_LANGUAGE)}`;

const SaveCsv = ({ title, rows }: { title: string; rows: unknown[][] }) => (
  <Button
    label="CSV"
    aria-label={`${title} as CSV`}
    onClick={() => downloadCSV(csvOf(rows), title.toLowerCase().replaceAll(/\W+/g, '-'))}
  >
    <DownloadIcon />
  </Button>
);

const Compared = ({ now, before, change }: { now: string; before: string; change: string }) => (
  <>
    {now}
    <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
      Before: {[before, change].filter(Boolean).join(', ')}
    </Typography>
  </>
);

const amountOf = (day: DayOfSales | undefined): string =>
  sumOf(day?.totals.map(({ amount }) => amount) ?? []);

/** The sales in one currency, as figures, chart and tables. */
const CurrencyReport = ({ report }: { report: Report }) => {
  const { currency, now, before, products } = report;
  const text = (amount: string): string => moneyTexts([{ amount, currency }], SHOP_LANGUAGE);
  const [ofDays, ofProducts] = [`Sales by day, ${currency}`, `Products that sell, ${currency}`];
  const dayRows = now.days.map((each, index) => {
    const old = before.days[index];
    return [each.day, each.orders, amountOf(each), old?.day, amountOf(old), currency];
  });
  const productRows = products.map(({ id, name, pieces, amount }) => [name, pieces, amount, currency, id]);
  return (
    <Stack sx={{ gap: 2, mt: 2 }}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))' }}>
        <Figure
          label={`Sales, ${currency}`}
          value={
            <Compared
              now={text(now.amount)}
              before={text(before.amount)}
              change={changeText(now.amount, before.amount)}
            />
          }
        />
        <Figure
          label={`Orders, ${currency}`}
          value={
            <Compared
              now={String(now.orders)}
              before={String(before.orders)}
              change={changeText(String(now.orders), String(before.orders))}
            />
          }
        />
      </Box>
      <SalesByDay
        title={ofDays}
        days={now.days}
        before={before.days}
        actions={
          <SaveCsv
            title={ofDays}
            rows={[
              [`day (${TIME_ZONE})`, 'orders', 'sales', 'day before', 'sales before', 'currency'],
              ...dayRows,
            ]}
          />
        }
      />
      <Part
        title={ofProducts}
        actions={
          <SaveCsv
            title={ofProducts}
            rows={[['product', 'pieces', 'sales', 'currency', 'id'], ...productRows]}
          />
        }
      >
        <PlainTable
          label={ofProducts}
          columns={['Product', 'Pieces', 'Sales']}
          numbers={['Pieces', 'Sales']}
          rows={products
            .slice(0, MAX_PRODUCTS)
            .map(({ name, pieces, amount }) => [name, pieces, text(amount)])}
        />
        {products.length > MAX_PRODUCTS && <p>{products.length} in all: the CSV has the others.</p>}
      </Part>
    </Stack>
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
      {problem ? <p role="alert">{problem}</p> : <Reports key={rangeText(range)} range={range} />}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        Approved orders by the day on which they were placed, in the time zone {TIME_ZONE}, with taxes and
        delivery, without what was refunded since. At most {MAX_DAYS} days and as many before are read, 100
        orders per request. Sales of products are without delivery; what was refunded without naming pieces is
        not taken out of them.
      </Typography>
    </Box>
  );
};
