import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { dayText } from '../components/days.ts';
import { moneyTexts } from '../components/decimals.ts';
import { Part } from '../components/part.tsx';
import { PlainTable } from '../components/plain-table.tsx';
import { SHOP_LANGUAGE } from '../page-settings.ts';
import type { DayOfSales } from './sales.ts';
import { SalesChart } from './sales-chart.tsx';

interface SalesByDayProps {
  title: string;
  actions?: ReactNode;
  days: readonly DayOfSales[];
  /** As many days, to compare with. */
  before?: readonly DayOfSales[];
}

const nameOf = (day: DayOfSales | undefined): string => (day ? dayText(day.day, SHOP_LANGUAGE) : '');

const textOf = (day: DayOfSales | undefined): string => moneyTexts(day?.totals ?? [], SHOP_LANGUAGE);

/** Sales by day as a chart and as a table. */
export const SalesByDay = ({ title, actions, days, before }: SalesByDayProps) => {
  const currencies = new Set(days.flatMap(({ totals }) => totals.map(({ currency }) => currency)));
  const columns = ['Day', 'Orders', 'Sales', ...(before ? ['Range before', 'Sales before'] : [])];
  return (
    <Part title={title} actions={actions}>
      <SalesChart days={days} currencies={[...currencies]} />
      <Box component="details" sx={{ overflowX: 'auto' }}>
        <summary>As a table</summary>
        <PlainTable
          label={title}
          columns={columns}
          numbers={['Orders', 'Sales', 'Sales before']}
          rows={days.map((each, index) => [
            nameOf(each),
            each.orders,
            textOf(each),
            nameOf(before?.[index]),
            textOf(before?.[index]),
          ])}
        />
      </Box>
    </Part>
  );
};
