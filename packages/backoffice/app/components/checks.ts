/** What inputs accept: each check says what is wrong, before anything is sent. */
import { Decimal } from 'decimal.js';
import { isDecimal, placesOf } from './decimals.ts';

/** What an input has; none if it is empty. */
type Value = string | number | null | undefined;

type Check = (value: Value) => string | undefined;

const isEmpty = (value: Value): boolean => value === undefined || value === null || value === '';

export const checkDecimal: Check = (value) =>
  isEmpty(value) || isDecimal(String(value)) ? undefined : 'A number such as 12.50';

export const checkWhole =
  (least: number, most: number): Check =>
  (value) => {
    const isWhole = /^\d{1,9}$/.test(String(value)) && Number(value) >= least && Number(value) <= most;
    return isEmpty(value) || isWhole ? undefined : `A whole number from ${least} to ${most}`;
  };

/** A part of what is left of an amount of money. */
export const checkPart =
  (whole: Decimal.Value, currency: string): Check =>
  (value) => {
    const places = placesOf(currency);
    if (isEmpty(value)) return undefined;
    if (!isDecimal(String(value))) return checkDecimal(value);
    const part = new Decimal(String(value));
    if (part.isZero()) return 'More than 0, or empty';
    if (part.greaterThan(whole))
      return `At most ${new Decimal(whole).toFixed(places)}, which is what is left`;
    return part.decimalPlaces() > places ? `At most ${places} places after the point` : undefined;
  };

export const checkUrl: Check = (value) =>
  isEmpty(value) || /^https?:$/.test(URL.parse(String(value))?.protocol ?? '')
    ? undefined
    : 'A URL such as https://example.com/mug.jpg';

/** Things that are chosen by their names. */
export const checkNames = (things: readonly { name?: string | null }[] = []): string | undefined => {
  const names = things.map(({ name }) => name?.trim().toLowerCase()).filter(Boolean);
  return new Set(names).size < names.length ? 'Two of them have the same name' : undefined;
};
