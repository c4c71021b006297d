import { Box, Stack, useTheme } from '@mui/material';
import { dayText } from '../components/days.ts';
import { moneyTexts } from '../components/decimals.ts';
import { SHOP_LANGUAGE } from '../page-settings.ts';
import type { DayOfSales } from './sales.ts';

interface SalesChartProps {
  days: readonly DayOfSales[];
  /** Each has its own bars. */
  currencies: readonly string[];
}

/** In pixels: of the chart, of what is above its highest line, and of the names of days below its lowest one. */
const HEIGHT = 280;
const TOP = 12;
const BOTTOM = 28;

/** Of its width, the bars of a day take this part. */
const BARS = 0.7;

/** As many days have a name; on a phone, every second one of them. */
const NAMES = 10;

/** The amounts of the lines: at most five, round ones, and none above the first that is not below the maximum. */
function linesUpTo(maximum: number): number[] {
  const least = maximum / 4;
  const magnitude = 10 ** Math.floor(Math.log10(least || 1));
  const step = magnitude * ([1, 2, 5].find((factor) => factor * magnitude >= least) ?? 10);
  const count = Math.max(1, Math.ceil(maximum / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** Sales by day. The table has the same figures for those who do not see it. */
export const SalesChart = ({ days, currencies }: SalesChartProps) => {
  const { palette } = useTheme();
  const colors = [palette.primary.main, palette.warning.main, palette.success.main, palette.error.main];
  const colorOf = (index: number): string => colors[index % colors.length] ?? palette.primary.main;
  // the height of a bar is no amount that anyone reads
  const heights = days.flatMap(({ totals }) => totals.map(({ amount }) => Number(amount)));
  const lines = linesUpTo(Math.max(0, ...heights));
  const highest = lines.at(-1) ?? 1;
  const yOf = (amount: number): number => HEIGHT - BOTTOM - (amount / highest) * (HEIGHT - TOP - BOTTOM);
  const dayWidth = 100 / days.length;
  const barWidth = (dayWidth * BARS) / Math.max(1, currencies.length);
  const every = Math.ceil(days.length / NAMES);
  const text = { fontSize: 12, fill: palette.text.secondary } as const;
  return (
    <div aria-hidden="true">
      <Box sx={{ display: 'flex' }}>
        <svg aria-hidden="true" width={44} height={HEIGHT} style={{ flex: 'none' }}>
          {lines.map((amount) => (
            <text key={amount} x={36} y={yOf(amount)} textAnchor="end" dominantBaseline="middle" {...text}>
              {amount.toLocaleString(SHOP_LANGUAGE, { notation: 'compact' })}
            </text>
          ))}
        </svg>
        <Box component="svg" height={HEIGHT} sx={{ flex: 1, width: 0, overflow: 'visible' }}>
          {lines.map((amount) => (
            <line
              key={amount}
              x1="0"
              x2="100%"
              y1={yOf(amount)}
              y2={yOf(amount)}
              stroke={palette.divider}
              shapeRendering="crispEdges"
            />
          ))}
          {days.map(({ day, totals }, index) => (
            <g key={day}>
              {totals.map(({ amount, currency }) => {
                const place = currencies.indexOf(currency);
                return (
                  <rect
                    key={currency}
                    x={`${dayWidth * (index + (1 - BARS) / 2) + barWidth * place}%`}
                    width={`${barWidth}%`}
                    y={yOf(Number(amount))}
                    height={yOf(0) - yOf(Number(amount))}
                    rx={2}
                    fill={colorOf(place)}
                  >
                    <title>
                      {dayText(day, SHOP_LANGUAGE)}: {moneyTexts([{ amount, currency }], SHOP_LANGUAGE)}
                    </title>
                  </rect>
                );
              })}
              {index % every === 0 && (
                <Box
                  component="text"
                  x={`${dayWidth * (index + 0.5)}%`}
                  y={HEIGHT - 8}
                  textAnchor="middle"
                  {...text}
                  sx={{ display: { xs: index % (2 * every) === 0 ? 'inline' : 'none', md: 'inline' } }}
                >
                  {dayText(day, SHOP_LANGUAGE, { day: 'numeric', month: 'short' })}
                </Box>
              )}
            </g>
          ))}
        </Box>
      </Box>
      {currencies.length > 1 && (
        <Stack direction="row" sx={{ gap: 2, justifyContent: 'center' }}>
          {currencies.map((currency, index) => (
            <Stack key={currency} direction="row" sx={{ gap: 0.5, alignItems: 'center' }}>
              <Box sx={{ width: 12, height: 12, borderRadius: 0.5, bgcolor: colorOf(index) }} />
              {currency}
            </Stack>
          ))}
        </Stack>
      )}
    </div>
  );
};
