/** Names of events on the command line. */
import type { Events } from 'storewire';
import { eventForms } from '../../generated/events.ts';

/** All types of events, in the order of the contract. */
export const eventTypes = Object.keys(eventForms) as (keyof Events)[];

/** The types that a name means: one type, or all that end with it, such as `order_approved`. Throws an `Error` if none does. */
export function eventTypesNamed(name: string): (keyof Events)[] {
  const types = eventTypes.filter((type) => type === name || type.endsWith(`.${name}`));
  if (types.length === 0)
    throw new Error(
      `The contract has no event ${name}: npx storewire trigger lists those of a local platform`,
    );
  return types;
}
