import { SHOP } from '../../shop.config.ts';

const STYLES = {
  date: { dateStyle: 'medium' },
  longDate: { dateStyle: 'long' },
  dateTime: { dateStyle: 'medium', timeStyle: 'short' },
  time: { timeStyle: 'short' },
  day: { weekday: 'long', day: 'numeric', month: 'long' },
  shortDay: { weekday: 'short', day: 'numeric', month: 'long' },
  weekday: { weekday: 'short' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

/** How a date is shown: `day` names the weekday, for deliveries. */
export type DateStyle = keyof typeof STYLES;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: string, style: DateStyle, timeZone: string): Intl.DateTimeFormat {
  const key = `${locale} ${style} ${timeZone}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...STYLES[style], timeZone });
  formats.set(key, format);
  return format;
}

/** Formats an RFC 3339 time. Text that is no time is returned unchanged. */
export function formatDate(
  time: string | Date,
  locale: string,
  style: DateStyle = 'date',
  timeZone: string = SHOP.timeZone,
): string {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? String(time) : formatOf(locale, style, timeZone).format(date);
}

/** A period such as "Monday 24 November, 10:00 – 12:00". */
export function formatPeriod(from: string, to: string, locale: string): string {
  const day = formatDate(from, locale, 'day');
  const dates = [new Date(from), new Date(to)] as const;
  if (dates.some((date) => Number.isNaN(date.getTime()))) return day;
  return `${day}, ${formatOf(locale, 'time', SHOP.timeZone).formatRange(...dates)}`;
}

/** Two days such as `2027-02-04`, as "Thu 4 February – Tue 9 February". */
export const formatDays = (from: string, to: string, locale: string): string =>
  // not `formatRange`, whose spaces are not those of every browser
  [from, to].map((day) => formatDate(day, locale, 'shortDay', 'UTC')).join(' – ');

/** Weekdays from 1, Monday, to 7, such as "Tue – Fri". */
export function formatWeekdays(from: number, to: number, locale: string): string {
  // the first of January 2024 was a Monday
  const nameOf = (day: number): string =>
    formatDate(new Date(Date.UTC(2024, 0, day)), locale, 'weekday', 'UTC');
  return from === to ? nameOf(from) : `${nameOf(from)} – ${nameOf(to)}`;
}

/** The day after a number of days from Monday to Friday, such as `2027-02-04`. Which day a time is on, the shop's clocks say. */
export function afterWorkingDays(start: string, days: number): string {
  const day = new Date(new Date(start).toLocaleDateString('sv', { timeZone: SHOP.timeZone }));
  for (let left = days; left > 0; ) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (day.getUTCDay() % 6 !== 0) left -= 1;
  }
  return day.toISOString().slice(0, 10);
}
