/** Calls that the platform retires: headers until their last day, and what they respond afterwards. */

import { Removed } from '../../kernel/errors/failure.ts';
import type { Route } from '../../kernel/generated-tables/route.ts';

/**
 * The day on which the contract was recorded. No source says since when calls are deprecated: it is
 * assumed to be this day. A call that was recorded after its own last day has outlived it.
 */
const RECORDED = '2026-11-22';

type Retirable = Pick<Route, 'id' | 'sunset' | 'replacedBy'>;

const lastDayOf = ({ sunset }: Pick<Route, 'sunset'>): string | undefined =>
  sunset !== null && sunset > RECORDED ? sunset : undefined;

/** `Deprecation` (RFC 9745) and `Sunset` (RFC 8594). */
export function sunsetHeaders(route: Pick<Route, 'sunset'>): Record<string, string> {
  const day = lastDayOf(route);
  return day === undefined
    ? {}
    : { deprecation: `@${Date.parse(RECORDED) / 1000}`, sunset: new Date(day).toUTCString() };
}

/** Throws from the day on which a call is retired. No source says with which status: 410 is assumed. */
export function checkNotRetired(route: Retirable, time: number): void {
  const day = lastDayOf(route);
  if (day === undefined || time < Date.parse(day)) return;
  const successor = route.replacedBy === null ? '' : `: use ${route.replacedBy}`;
  throw new Removed(`${route.id} was removed on ${day}${successor}. See storewire docs guides/carts-v2`);
}
