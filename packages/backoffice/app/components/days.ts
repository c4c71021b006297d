/** Days, such as `2026-03-01`, in a time zone. */

const DAY_MS = 24 * 60 * 60 * 1000;

export const dayOf = (time: Date, timeZone: string): string => time.toLocaleDateString('sv', { timeZone });

export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);

/** The days from one to another, both included. */
export const daysFrom = (first: string, last: string): string[] =>
  Array.from({ length: (Date.parse(last) - Date.parse(first)) / DAY_MS + 1 }, (_, index) =>
    addDays(first, index),
  );

/** The time at which a day starts, also if clocks are changed at midnight. */
export function startOf(day: string, timeZone: string): Date {
  const midnight = Date.parse(day);
  const offsetAt = (time: number): number =>
    Date.parse(`${new Date(time).toLocaleString('sv', { timeZone }).replace(' ', 'T')}Z`) - time;
  const start = midnight - offsetAt(midnight);
  return new Date(Math.max(start, midnight - offsetAt(start)));
}

/** How a time is shown as a day in a time zone: with its year, unless that is the one of now. */
export function dayLook(time: Date, now: Date, timeZone: string): Intl.DateTimeFormatOptions {
  const [year, thisYear] = [time, now].map((each) => dayOf(each, timeZone).slice(0, 4));
  return { day: 'numeric', month: 'short', ...(year !== thisYear && { year: 'numeric' }), timeZone };
}

/** A time as a person says it: of today with the time of day, of other days without it. */
export function whenText(time: Date, now: Date, language: string, timeZone: string): string {
  if (dayOf(time, timeZone) !== dayOf(now, timeZone))
    return time.toLocaleDateString(language, dayLook(time, now, timeZone));
  const today = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(0, 'day');
  const timeOfDay = time.toLocaleTimeString(language, { timeStyle: 'short', timeZone });
  return `${today.charAt(0).toLocaleUpperCase(language)}${today.slice(1)} ${timeOfDay}`;
}

export const dayText = (
  day: string,
  language: string,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' },
): string => new Date(day).toLocaleDateString(language, { ...options, timeZone: 'UTC' });
