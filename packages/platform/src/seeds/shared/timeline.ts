/** When and by whom the history of a shop is made. */

import type { Handle, Prepared } from '../../kernel/calls/service.ts';
import type { Caller } from '../../kernel/context/caller.ts';
import { type Context, contextOf } from '../../kernel/context/context.ts';
import { DAY_MS } from '../../kernel/values/clock.ts';

/** Sets the clock to a number of days before the shop starts. */
export function goTo({ clock }: Context, daysAgo: number): void {
  const { start } = clock;
  clock.restore({ isRunning: false, start, value: start - daysAgo * DAY_MS });
}

/** Sets the clock to a date; without one, it stays where it is. */
export function goToDate({ clock }: Context, date: string | null | undefined): void {
  if (date) clock.restore({ isRunning: false, start: clock.start, value: Date.parse(date) });
}

/** A date in the future, as ISO 8601. */
export const inDays = ({ clock }: Context, days: number): string =>
  new Date(clock.start + days * DAY_MS).toISOString();

export const asMember = (context: Context, id: string): Context =>
  as(context, { role: 'member', id, session: 'seed' });

export const asStaff = (context: Context): Context =>
  as(context, { role: 'merchant', via: 'staff', id: context.shop.ownerId });

const as = (context: Context, caller: Caller): Context => contextOf(context, { caller, scope: 'seed' });

/** Makes a call of the contract in the write of the seed. */
export function make<Input, Output>(
  handler: Handle<Input, Output> | Prepared<Input, Output>,
  input: Input,
  context: Context,
): Output {
  if (typeof handler !== 'function') throw new TypeError('A seed cannot wait for a call');
  return handler(input, context);
}
