/** Changes of stock, which the dialog has for each version of the catalog. */
import type { Running } from '../components/action-dialog.tsx';
import { checkWhole } from '../components/checks.ts';
import type { ManyOutcome } from '../components/many.ts';

/** The stock of a variant, with the name of the variant. */
export interface Stock {
  name: string;
  /** Undefined if they are not counted. Below 0 if more were sold than there were. */
  pieces: number | undefined;
  isInStock: boolean;
}

export interface StockChange {
  kind: 'set' | 'add' | 'available' | 'sold out';
  value?: string | null;
  reason?: string | null;
}

/** How stock is kept in a version of the catalog. */
export interface StockCalls<Record> {
  resource: 'variants' | 'inventory';
  stockOf: (record: Record) => Stock;
  /**
   * An addition is right whatever another user has set or sold, and is made once if it is tried again after a lost
   * answer.
   */
  write: (records: readonly Record[], change: StockChange, running: Running) => Promise<ManyOutcome>;
}

/** Most pieces of a variant that the platform counts. */
export const MAX_PIECES = 99_999;

/** Says what is wrong with a number of pieces. */
export const checkPieces = checkWhole(0, MAX_PIECES);

export const checkChange = (value: string | null | undefined, { kind }: StockChange): string | undefined => {
  if (kind === 'set') return value ? checkPieces(value) : 'Enter a number of pieces';
  const isNumber = /^-?\d{1,5}$/.test(value ?? '') && Number(value) !== 0;
  return kind === 'add' && !isNumber ? 'A whole number such as 12 or -3' : undefined;
};

export const stockText = ({ pieces, isInStock }: Omit<Stock, 'name'>): string =>
  pieces === undefined ? (isInStock ? 'In stock' : 'Out of stock') : String(pieces);

/** What the stock then is; undefined if it is impossible. */
export function stockAfter({ pieces = 0 }: Stock, { kind, value }: StockChange): string | undefined {
  if (kind === 'available' || kind === 'sold out')
    return stockText({ pieces: undefined, isInStock: kind === 'available' });
  const number = Number(value);
  if (kind === 'set') return String(number);
  const after = pieces + number;
  // what is below 0 may rise
  return after > MAX_PIECES || (number < 0 && after < 0) ? undefined : String(after);
}
