import { useTheme } from '@mui/material';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import type { DayOfSales } from './sales.ts';

/** Sales by day. The table has the same figures for those who do not see it. */
export const SalesChart = ({ days }: { days: readonly DayOfSales[] }) => {
  const { palette } = useTheme();
  const text = { fill: palette.text.secondary, fontSize: 12 };
  // the height of a bar is no amount that anyone reads
  const bars = days.map(({ day, total }) => ({ day: day.slice(5), total: Number(total) }));
  return (
    <div aria-hidden="true">
      <ResponsiveContainer width="100%" height={220}>
        <BarChart data={bars} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke={palette.divider} />
          <XAxis dataKey="day" tick={text} stroke={palette.divider} />
          <YAxis tick={text} stroke={palette.divider} width={48} />
          <Bar dataKey="total" fill={palette.primary.main} isAnimationActive={false} />
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
};
