/** What the clocks of time zones show. */
import { BoundedMap } from './bounded-map.ts';
import { DAY_MS } from './clock.ts';

/** Making one takes longer than using it. Requests can name as many zones as there are ways to write them. */
const formats = new BoundedMap<Intl.DateTimeFormat>(100);

/** Whether it is a time zone, such as `Europe/Lisbon` or `+01:00`. */
export function isTimeZone(zone: string): boolean {
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
}

/** What the clocks of a time zone show, as if it were UTC. */
export function localTime(time: number, timeZone: string): number {
  const format = formats.get(timeZone) ?? formats.add(timeZone, formatOf(timeZone));
  const parts = Object.fromEntries(
    format.formatToParts(time).map(({ type, value }) => [type, Number(value)] as const),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) + (((time % 1000) + 1000) % 1000);
}

/** How far the clocks of a time zone are ahead of UTC, in milliseconds. */
export const offsetAt = (time: number, timeZone: string): number => localTime(time, timeZone) - time;

const formatOf = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });

/**
 * When the clocks of a time zone show a local time, which is given as if it were UTC. A time that they show twice is the
 * first of the two, and one that they skip is undefined.
 */
export function firstShown(local: number, timeZone: string): number | undefined {
  // a day before and a day after, they can have the two offsets of a change
  const times = [local - DAY_MS, local + DAY_MS]
    .map((time) => local - offsetAt(time, timeZone))
    .filter((time) => localTime(time, timeZone) === local);
  return times.length > 0 ? Math.min(...times) : undefined;
}
