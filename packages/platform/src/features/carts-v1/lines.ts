/** Lines of version 1: how requests add and change them. A quantity above the stock is lowered to it. */
import type { Base } from '../../kernel/context/context.ts';
import { invalid } from '../../kernel/errors/failure.ts';
import type { Received } from '../../kernel/inputs/received.ts';
import { moneyOf } from '../../kernel/values/money.ts';
import {
  type AddedLine,
  addLines,
  type GivenLine,
  MAX_LINES,
  newCustomLine,
  readLine,
  withinStock,
} from '../pricing/lines.ts';
import { checkAmount } from '../pricing/prices.ts';
import type { CustomItem, Refusal, StoredLine } from '../pricing/stored-line.ts';

/** Lines of a request. */
export interface GivenLines {
  lineItems?: readonly GivenLine[] | undefined;
  customLineItems?: readonly (Received<CustomItem> & { inventoryAppId?: string })[] | undefined;
}

/**
 * The lines with those of a request. Throws a violation for an item that the catalog does not sell, and beyond the
 * limits of the contract. Items that are incomplete are left out. `lines` are refreshed.
 */
export function withAddedLines(
  context: Base,
  lines: readonly StoredLine[],
  { lineItems = [], customLineItems = [] }: GivenLines,
): StoredLine[] {
  const added = [
    ...lineItems.flatMap((given, index): AddedLine[] => {
      const field = `lineItems[${index}]`;
      const { line, refusal } = readLine(context, lines, given);
      if (refusal) refuse(refusal, `${field}.catalogReference`);
      return line ? [{ line, field: `${field}.quantity` }] : [];
    }),
    ...customLineItems.map((custom, index) => ({
      line: newCustomLine(context, custom),
      field: `customLineItems[${index}].price`,
    })),
  ];
  const result = addLines(context, lines, added);
  if (result.length > MAX_LINES)
    invalid('lineItems', 'MAX_SIZE', `must have at most ${MAX_LINES} entries together`, {
      threshold: MAX_LINES,
    });
  return result;
}

function refuse(refusal: Refusal, field: string): void {
  if (refusal.reason === 'gone' || refusal.reason === 'hidden')
    invalid(field, 'VALIDATION', 'is no item of the store catalog');
  if (refusal.reason === 'variant')
    invalid(`${field}.options`, 'VALIDATION', 'must name one variant of the product');
  if (refusal.reason === 'options')
    invalid(`${field}.options.${refusal.field}`, 'VALIDATION', refusal.description);
}

/** The lines without those with these ids. Throws a violation for an id of no line. */
export function withoutLines(lines: readonly StoredLine[], ids: readonly string[]): StoredLine[] {
  for (const [index, id] of ids.entries())
    if (!lines.some((line) => line.id === id))
      invalid(`lineItemIds[${index}]`, 'VALIDATION', 'is the id of no line');
  return lines.filter(({ id }) => !ids.includes(id));
}

/** The lines with new quantities. Throws a violation for an id of no line, and for a fixed quantity. */
export function withQuantities(
  { settings }: Base,
  lines: readonly StoredLine[],
  changes: readonly { id: string; quantity: number }[],
): StoredLine[] {
  const money = moneyOf(settings);
  const result = [...lines];
  for (const [index, { id, quantity }] of changes.entries()) {
    const field = `lineItems[${index}]`;
    const at = result.findIndex((line) => line.id === id);
    const line = result[at] ?? invalid(`${field}.id`, 'VALIDATION', 'is the id of no line');
    if (line.item.shown.fixedQuantity && quantity !== line.quantity)
      invalid(`${field}.quantity`, 'FIELD_NOT_ALLOWED', 'cannot be changed for this line');
    const changed = withinStock({ ...line, quantity });
    checkAmount(money, money.minor(changed.item.price) * BigInt(changed.quantity), `${field}.quantity`);
    result[at] = changed;
  }
  return result;
}
