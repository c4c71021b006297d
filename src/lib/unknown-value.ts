/**
 * A value of an enumeration that the description does not list. Responses may have one, since enumerations
 * grow, and a value that was read can be sent back. No text is one by itself, so a misspelled value does not
 * compile: a value that the platform knows and this release does not is sent, or compared with, as
 * `'NEW' as UnknownValue`.
 *
 * @example
 * import type { OrderFilter, UnknownValue } from 'storewire';
 *
 * export const onHold: OrderFilter = { status: 'ON_HOLD' as UnknownValue };
 */
// a template, which types of other libraries leave as it is, where they take the brand alone for an object
export type UnknownValue = `${string & { readonly isUnknown: true }}`;
