/** What inputs accept: each check says what is wrong, before anything is sent. */
import { compareMoney, roundMoney } from 'storewire';
import { isDecimal, isZero, withPlaces } from './decimals.ts';

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

/** An amount of money with the places of its currency: "1.234" may be a thousand euros. */
export function checkPlaces(amount: string, currency: string): string | undefined {
  const rounded = roundMoney(amount, currency);
  return compareMoney(amount, rounded) === 0
    ? undefined
    : `${currency} has fewer places after the point: ${rounded}`;
}

/** A part of what is left of an amount of money. */
export const checkPart =
  (whole: string, currency: string): Check =>
  (value) => {
    if (isEmpty(value)) return undefined;
    const part = String(value);
    if (!isDecimal(part)) return checkDecimal(value);
    if (isZero(part)) return 'More than 0, or empty';
    if (compareMoney(part, whole) > 0) return `At most ${withPlaces(whole, currency)}, which is what is left`;
    return checkPlaces(part, currency);
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
