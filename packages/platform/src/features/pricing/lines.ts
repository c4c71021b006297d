/** Lines of carts and checkouts: how they are added, merged, counted and read. */

import { isDeepStrictEqual } from 'node:util';
import type {
  CatalogReference,
  ExtendedFields,
  PaymentOptionOverride,
  PhysicalProperties,
  TaxableAddress,
} from 'storewire';
import type { Base } from '../../kernel/context/context.ts';
import { invalid } from '../../kernel/errors/failure.ts';
import type { Received } from '../../kernel/inputs/received.ts';
import { type Money, moneyOf } from '../../kernel/values/money.ts';
import { present } from '../../kernel/values/present.ts';
import { catalogItem } from '../items/current-catalog.ts';
import { catalogLine } from './catalog-line.ts';
import { customLine } from './custom-line.ts';
import { sum } from './discounts.ts';
import { lineItemOf } from './line-item.ts';
import { checkAmount } from './prices.ts';
import type { CustomItem, ItemAvailability, ItemOverrides, PricedItem, StoredLine } from './stored-line.ts';

/** A catalog line as requests give it. */
interface GivenLine {
  quantity: number;
  catalogReference: Received<CatalogReference>;
  catalogOverrideFields?: Received<ItemOverrides>;
  taxableAddress?: TaxableAddress;
  extendedFields?: ExtendedFields;
  selectedMembership?: { id: string; appId: string };
  futureMembership?: { lineItemId?: string; benefitId?: string };
  inventoryAppId?: string;
}

/** Lines of a request. */
export interface GivenLines {
  lineItems?: readonly GivenLine[] | undefined;
  customLineItems?: readonly (Received<CustomItem> & { inventoryAppId?: string })[] | undefined;
}

/** Most lines of a cart or a checkout. */
export const MAX_LINES = 300;
const MAX_QUANTITY = 100_000;

/**
 * Adds lines of a request. Throws a violation for an item that the catalog does not sell,
 * and beyond the limits of the contract. Items that are incomplete are left out. `isExact` keeps quantities above the
 * stock, and any number of lines.
 */
export function addLines(
  context: Base,
  lines: readonly StoredLine[],
  { lineItems = [], customLineItems = [] }: GivenLines,
  { isExact = false }: { isExact?: boolean } = {},
): StoredLine[] {
  const money = moneyOf(context.settings);
  let result = [...lines];
  for (const [index, given] of lineItems.entries()) {
    const field = `lineItems[${index}]`;
    const added = catalogLineOf(context, given, field);
    if (!added) continue;
    const same = result.find((each) => isSameItem(each, added));
    const line = { id: same?.id ?? context.ids.uuid(), ...added };
    result = withLine(context, result, line, isExact);
    for (const each of result) if (isSameItem(each, line)) checkPrice(money, each, `${field}.quantity`);
  }
  for (const [index, { inventoryAppId, ...custom }] of customLineItems.entries()) {
    const line: StoredLine = {
      id: context.ids.uuid(),
      quantity: custom.quantity ?? 1,
      custom,
      known: customLine(money, custom),
      ...(custom.catalogReference && { catalogReference: custom.catalogReference }),
      ...(custom.taxableAddress && { taxableAddress: custom.taxableAddress }),
      ...(inventoryAppId !== undefined && { inventoryAppId }),
    };
    checkPrice(money, line, `customLineItems[${index}].price`);
    result = withLine(context, result, line, isExact);
  }
  if (result.length > MAX_LINES && !isExact)
    invalid('lineItems', 'MAX_SIZE', `must have at most ${MAX_LINES} entries together`, {
      threshold: MAX_LINES,
    });
  return result;
}

/** Adds the lines of another cart, as far as they fit. */
export const mergeLines = (
  context: Base,
  lines: readonly StoredLine[],
  others: readonly StoredLine[],
): StoredLine[] =>
  others
    .reduce<StoredLine[]>((result, line) => withLine(context, result, line), [...lines])
    .slice(0, MAX_LINES);

/**
 * More pieces of an item are added to its line, which is then paid with their membership if they have one. A
 * quantity above the stock is lowered to it, unless it is exact.
 */
function withLine(
  context: Base,
  lines: readonly StoredLine[],
  line: StoredLine,
  isExact = false,
): StoredLine[] {
  const counted = (each: StoredLine): StoredLine => (isExact ? each : withinStock(context, each));
  const before = lines.find((each) => isSameItem(each, line));
  if (!before) return [...lines, counted(line)];
  const quantity = Math.min(before.quantity + line.quantity, MAX_QUANTITY);
  const more = counted({ ...withMembership(before, line), quantity });
  return lines.map((each) => (each === before ? more : each));
}

type Membership = Pick<StoredLine, 'selectedMembership' | 'futureMembership'>;

/** A line with a membership, of the buyer or of a plan, or with the one that it has. */
function withMembership(line: StoredLine, { selectedMembership, futureMembership }: Membership): StoredLine {
  if (!selectedMembership && !futureMembership) return line;
  const { selectedMembership: _selected, futureMembership: _future, ...rest } = line;
  return { ...rest, ...present({ selectedMembership, futureMembership }) };
}

function catalogLineOf(
  context: Base,
  { catalogReference, catalogOverrideFields, ...given }: GivenLine,
  field: string,
): Omit<StoredLine, 'id'> | undefined {
  const found = catalogItem(context, catalogReference);
  if (!found?.product.isVisible)
    invalid(`${field}.catalogReference`, 'VALIDATION', 'is no item of the store catalog');
  const { product, variant, problem, isIncomplete } = found;
  if (isIncomplete && problem === undefined) return undefined;
  if (!variant)
    invalid(`${field}.catalogReference.options`, 'VALIDATION', 'must name one variant of the product');
  if (problem !== undefined)
    invalid(`${field}.catalogReference.options.${problem.field}`, 'VALIDATION', problem.description);
  const line = { catalogReference, ...(catalogOverrideFields && { overrides: catalogOverrideFields }) };
  return { ...given, ...line, known: catalogLine(context, { product, variant }, line) };
}

/** Whether two lines are of the same item at the same price. */
const isSameItem = (one: Omit<StoredLine, 'id'>, other: Omit<StoredLine, 'id'>): boolean =>
  !one.custom && !other.custom && isDeepStrictEqual(identity(one), identity(other));

const identity = ({
  catalogReference,
  overrides,
  taxableAddress,
  extendedFields,
}: Omit<StoredLine, 'id'>) => ({
  appId: catalogReference?.appId,
  itemId: catalogReference?.catalogItemId,
  options: catalogReference?.options ?? {},
  overrides: overrides ?? {},
  taxableAddress: taxableAddress ?? {},
  extendedFields: extendedFields ?? {},
});

/** A line with at most as many pieces as are available. An item that is sold out keeps its quantity. */
function withinStock(context: Base, line: StoredLine): StoredLine {
  const { item, availability } = lineItemOf(context, line);
  const { quantityAvailable } = availability;
  const quantity = quantityAvailable ? Math.min(line.quantity, quantityAvailable) : line.quantity;
  return { ...line, quantity, known: item };
}

const checkPrice = (money: Money, { known, quantity }: StoredLine, field: string): void =>
  checkAmount(money, money.minor(known.price) * BigInt(quantity), field);

/** The lines without those with these ids. Throws a violation for an id of no line. */
export function withoutLines(lines: readonly StoredLine[], ids: readonly string[]): StoredLine[] {
  for (const [index, id] of ids.entries())
    if (!lines.some((line) => line.id === id))
      invalid(`lineItemIds[${index}]`, 'VALIDATION', 'is the id of no line');
  return lines.filter(({ id }) => !ids.includes(id));
}

/**
 * The lines with new quantities, lowered to the stock. Throws a violation for an id
 * of no line, and for a fixed quantity.
 */
export function withQuantities(
  context: Base,
  lines: readonly StoredLine[],
  changes: readonly { id: string; quantity: number }[],
): StoredLine[] {
  const result = [...lines];
  for (const [index, { id, quantity }] of changes.entries()) {
    const field = `lineItems[${index}]`;
    const at = result.findIndex((line) => line.id === id);
    const line = result[at] ?? invalid(`${field}.id`, 'VALIDATION', 'is the id of no line');
    if (line.known.shown.fixedQuantity && quantity !== line.quantity)
      invalid(`${field}.quantity`, 'FIELD_NOT_ALLOWED', 'cannot be changed for this line');
    const changed = withinStock(context, { ...line, quantity });
    checkPrice(moneyOf(context.settings), changed, `${field}.quantity`);
    result[at] = changed;
  }
  return result;
}

/** A line with its item and availability at the moment. */
export type CurrentLine = StoredLine & { item: PricedItem; availability: ItemAvailability };

export const currentLine = (context: Base, line: StoredLine): CurrentLine => ({
  ...line,
  ...lineItemOf(context, line),
});

/** A line as the cart has it since its last change, with as many pieces as there were then. */
export const storedLine = (line: StoredLine): CurrentLine => {
  const { known, availability = { status: 'AVAILABLE' } } = line;
  return { ...line, quantity: confirmedQuantity(line), item: known, availability };
};

/** Of the pieces that were asked for, those that there were. A line that is sold out keeps its quantity. */
const confirmedQuantity = ({ quantity, availability }: StoredLine): number =>
  availability?.quantityAvailable ? Math.min(quantity, availability.quantityAvailable) : quantity;

/** What lines cost before discounts, in minor units. */
export const subtotalOf = ({ minor }: Money, lines: readonly CurrentLine[]): bigint =>
  sum(lines.map(({ item, quantity }) => minor(item.price) * BigInt(quantity)));

/** The lines with the items and the stock of the moment. */
export const refreshedLines = (context: Base, lines: readonly StoredLine[]): StoredLine[] =>
  lines.map((line) => {
    const { item, availability } = lineItemOf(context, line);
    return { ...line, known: item, availability };
  });

/** Overrides of a merchant as responses have them. */
export type ShownOverrides = Omit<ItemOverrides, 'physicalProperties' | 'paymentOption'> & {
  physicalProperties?: PhysicalProperties;
  paymentOption?: PaymentOptionOverride;
};

/** Overrides as responses show them. */
export const toOverrides = ({
  physicalProperties,
  paymentOption,
  ...overrides
}: Received<ItemOverrides>): ShownOverrides => ({
  ...overrides,
  ...(physicalProperties && { physicalProperties: { shippable: true, ...physicalProperties } }),
  ...(paymentOption?.value && { paymentOption: { value: paymentOption.value } }),
});
