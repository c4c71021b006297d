/** The delivery of one purchase: what is offered, what was chosen, and what it costs. */

import type { AddressInput } from 'storewire';
import type { Base } from '../../kernel/context/context.ts';
import { moneyOf } from '../../kernel/values/money.ts';
import { deliverySettingsOf, type Offer, offersOf, regionOf, type ShopRegion } from './delivery.ts';
import { type CurrentLine, subtotalOf } from './lines.ts';

/** An option as a buyer names it. The carrier is needed if two have the same code. */
export interface ChosenOption {
  code?: string | undefined;
  carrierId?: string | null | undefined;
}

export interface QuotedDelivery {
  region: ShopRegion | undefined;
  offers: Offer[];
  /** Also options that are too small for the lines, or full. */
  all: Offer[];
  selected: Offer | undefined;
  /** Whether a line is shipped. */
  isNeeded: boolean;
  /** Whether an option was chosen, be it offered or not. */
  isChosen: boolean;
  /** Whether no region covers the address. */
  isOutside: boolean;
  failing: string[];
  /** Lines that are shipped. */
  lineIds: string[];
  priceOf: (offer: Offer) => bigint;
}

/** Finds the delivery of lines. Without a destination, or if `isOn` is false, nothing is offered. */
export function quoteDelivery(
  context: Base,
  {
    shippingAddress,
    option,
  }: { shippingAddress?: AddressInput | undefined; option?: ChosenOption | undefined },
  lines: readonly CurrentLine[],
  { isOn = true, fallsBack = false }: { isOn?: boolean; fallsBack?: boolean } = {},
): QuotedDelivery {
  const money = moneyOf(context.settings);
  const shipped = lines.filter(({ item }) => item.shown.physicalProperties?.shippable);
  const isNeeded = shipped.length > 0;
  const isCalculated = isOn && isNeeded && shippingAddress?.country;
  const region = isCalculated ? regionOf(deliverySettingsOf(context), shippingAddress) : undefined;
  const weight = shipped.reduce(
    (total, { item, quantity }) => total + (item.shown.physicalProperties?.weight ?? 0) * quantity,
    0,
  );
  const all = region ? offersOf(context, region, weight) : [];
  const offers = all.filter(({ isOffered }) => isOffered);
  const isChosen = option?.code !== undefined;
  const selected = isChosen
    ? offers.find((offer) => isChosenOffer(offer, option))
    : fallsBack
      ? offers[0]
      : undefined;
  return {
    region,
    offers,
    all,
    selected,
    isNeeded,
    isChosen,
    isOutside: Boolean(isCalculated) && !region,
    failing: region?.carriers.filter(({ isFailing }) => isFailing).map(({ id }) => id) ?? [],
    lineIds: shipped.map(({ id }) => id),
    priceOf: ({ option: { price, freeFrom } }) =>
      freeFrom !== undefined && subtotalOf(money, lines) >= money.minor(freeFrom) ? 0n : money.minor(price),
  };
}

/** Whether an offer is the one that was chosen. */
export const isChosenOffer = (offer: Offer, option: ChosenOption | undefined): boolean =>
  offer.code === option?.code && (!option.carrierId || option.carrierId === offer.carrierId);
