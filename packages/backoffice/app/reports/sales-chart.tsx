import { useTheme } from '@mui/material';
import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { dayText } from '../components/days.ts';
import { SHOP_LANGUAGE } from '../page-settings.ts';
import type { DayOfSales } from './sales.ts';

interface SalesChartProps {
  days: readonly DayOfSales[];
  /** Each has its own bars. */
  currencies: readonly string[];
  /** In pixels. */
  height: number;
}

const amountText = (amount: number): string => amount.toLocaleString(SHOP_LANGUAGE);

/** Sales by day. The table has the same figures for those who do not see it. */
export const SalesChart = ({ days, currencies, height }: SalesChartProps) => {
  const { palette } = useTheme();
  const text = { fill: palette.text.secondary, fontSize: 12 };
  // the height of a bar is no amount that anyone reads
  const bars = days.map(({ day, totals }) => ({
    day: dayText(day, SHOP_LANGUAGE, { day: 'numeric', month: 'short' }),
    ...Object.fromEntries(totals.map(({ amount, currency }) => [currency, Number(amount)])),
  }));
  const colors = [palette.primary.main, palette.warning.main, palette.success.main, palette.error.main];
  return (
    <div aria-hidden="true">
      <ResponsiveContainer width="100%" height={height}>
        <BarChart data={bars} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke={palette.divider} />
          <XAxis dataKey="day" tick={text} stroke={palette.divider} />
          <YAxis tick={text} stroke={palette.divider} width={48} tickFormatter={amountText} />
          {currencies.length > 1 && <Legend />}
          {currencies.map((currency, index) => (
            <Bar
              key={currency}
              dataKey={currency}
              fill={colors[index % colors.length] ?? palette.primary.main}
              isAnimationActive={false}
            />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
};
