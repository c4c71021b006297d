/** Lines of carts: how they are read, added and merged. */
import { isDeepStrictEqual } from 'node:util';
import type {
  CatalogReference,
  ExtendedFields,
  PaymentOptionOverride,
  PhysicalProperties,
  TaxableAddress,
} from 'storewire';
import type { Base } from '../../kernel/context/context.ts';
import type { Received } from '../../kernel/inputs/received.ts';
import { type Money, moneyOf } from '../../kernel/values/money.ts';
import { present } from '../../kernel/values/present.ts';
import { isStoreApp, STORE_APP_ID } from '../catalog/catalog-item.ts';
import { customLine } from './custom-line.ts';
import { sum } from './discounts.ts';
import { isRefusal, readItem } from './line-item.ts';
import { checkAmount } from './prices.ts';
import {
  availabilityOf,
  type CustomItem,
  type ItemAvailability,
  type ItemOverrides,
  type Refusal,
  type StoredLine,
} from './stored-line.ts';

/** A catalog line as requests give it. */
export interface GivenLine {
  quantity: number;
  catalogReference: Received<CatalogReference>;
  catalogOverrideFields?: Received<ItemOverrides>;
  taxableAddress?: TaxableAddress;
  extendedFields?: ExtendedFields;
  selectedMembership?: { id: string; appId: string };
  futureMembership?: { lineItemId?: string; benefitId?: string };
  inventoryAppId?: string;
}

type NewLine = Omit<StoredLine, 'id'>;

/** A line that is added to others. */
export interface AddedLine {
  line: NewLine;
  /** The field of the request that leads to its amount. */
  field: string;
}

/** Most lines of a cart or a checkout. */
export const MAX_LINES = 300;
const MAX_QUANTITY = 100_000;

/** A line of a request with the item that it names, or why the catalog does not sell that. `lines` are refreshed. */
export function readLine(
  context: Base,
  lines: readonly StoredLine[],
  { catalogReference, catalogOverrideFields, ...given }: GivenLine,
): { line?: NewLine; refusal?: Refusal } {
  const asked = {
    ...given,
    catalogReference,
    ...(catalogOverrideFields && { overrides: catalogOverrideFields }),
  };
  const item = lines.find((line) => isSameItem(line, asked))?.item ?? readItem(context, asked);
  if (isRefusal(item)) return { refusal: item };
  return item.refusal ? { refusal: item.refusal } : { line: { ...asked, item } };
}

/** A line of an item that a merchant describes. */
export const newCustomLine = (
  { settings }: Pick<Base, 'settings'>,
  { inventoryAppId, ...custom }: Received<CustomItem> & { inventoryAppId?: string },
): NewLine => ({
  quantity: custom.quantity ?? 1,
  custom,
  item: customLine(moneyOf(settings), custom),
  ...present({
    catalogReference: custom.catalogReference,
    taxableAddress: custom.taxableAddress,
    inventoryAppId,
  }),
});

/**
 * The lines with others added to them. More pieces of an item are added to its line. A quantity above the stock is
 * lowered to it, unless it `isExact`. Throws a violation for an amount that responses cannot contain.
 */
export function addLines(
  context: Base,
  lines: readonly StoredLine[],
  added: readonly AddedLine[],
  { isExact = false }: { isExact?: boolean } = {},
): StoredLine[] {
  const money = moneyOf(context.settings);
  let result = [...lines];
  for (const { line, field } of added) {
    const id = result.find((each) => isSameItem(each, line))?.id ?? context.ids.uuid();
    result = withLine(result, { id, ...line }, isExact);
    for (const { item, quantity } of result.filter((each) => each.id === id))
      checkAmount(money, money.minor(item.price) * BigInt(quantity), field);
  }
  return result;
}

/** Adds the lines of another cart, as far as they fit. */
export const mergeLines = (lines: readonly StoredLine[], others: readonly StoredLine[]): StoredLine[] =>
  others
    .reduce<StoredLine[]>((result, line) => withLine(result, line, false), [...lines])
    .slice(0, MAX_LINES);

/** More pieces of an item are paid with their membership if they have one. */
function withLine(lines: readonly StoredLine[], line: StoredLine, isExact: boolean): StoredLine[] {
  const counted = (each: StoredLine): StoredLine => (isExact ? each : withinStock(each));
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

type Asked = Omit<StoredLine, 'id' | 'item'>;

/** Whether two lines are of the same item at the same price. */
const isSameItem = (one: Asked, other: Asked): boolean =>
  !one.custom && !other.custom && isDeepStrictEqual(identity(one), identity(other));

const identity = ({ catalogReference, overrides, taxableAddress, extendedFields }: Asked) => ({
  appId: isStoreApp(catalogReference?.appId) ? STORE_APP_ID : catalogReference?.appId,
  itemId: catalogReference?.catalogItemId,
  options: catalogReference?.options ?? {},
  overrides: overrides ?? {},
  taxableAddress: taxableAddress ?? {},
  extendedFields: extendedFields ?? {},
});

/** A line with at most as many pieces as there are. An item that is sold out keeps its quantity. */
export const withinStock = <Line extends StoredLine>(line: Line): Line => ({
  ...line,
  quantity: line.item.available ? Math.min(line.quantity, line.item.available) : line.quantity,
});

/** A line with how much of its item there is. */
export type CurrentLine = StoredLine & { availability: ItemAvailability };

/** A line with all pieces that were asked for. */
export const askedLine = (line: StoredLine): CurrentLine => ({ ...line, availability: availabilityOf(line) });

/** A line with as many pieces as there are. */
export const confirmedLine = (line: StoredLine): CurrentLine => withinStock(askedLine(line));

/** What lines cost before discounts, in minor units. */
export const subtotalOf = ({ minor }: Money, lines: readonly CurrentLine[]): bigint =>
  sum(lines.map(({ item, quantity }) => minor(item.price) * BigInt(quantity)));

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
