/** Lines of no catalog, which merchants describe and price themselves. */

import type { Received } from '../../kernel/inputs/received.ts';
import { createdFrom } from '../../kernel/inputs/update.ts';
import { MAX_AMOUNT, type Money } from '../../kernel/values/money.ts';
import { present } from '../../kernel/values/present.ts';
import { max, min } from './discounts.ts';
import {
  type CustomItem,
  type ShownItem,
  type ShownModifierGroup,
  type SoldItem,
  USUAL,
} from './stored-line.ts';

/** The item of a custom line. Its extras are part of its price. */
export function customLine(money: Money, custom: Received<CustomItem>): SoldItem {
  const {
    quantity: _quantity,
    price: basePrice,
    fullPrice,
    depositAmount,
    taxGroupId,
    catalogReference: _reference,
    taxableAddress: _address,
    physicalProperties,
    priceDescription,
    subscriptionOptionInfo,
    modifierGroups,
    quantityAvailable,
    ...described
  } = custom;
  const modifiers = (modifierGroups ?? [])
    .flatMap((group) => group.modifiers ?? [])
    .reduce((total, { price, quantity }) => total + money.minor(price ?? '0') * BigInt(quantity ?? 1), 0n);
  const isUndetermined = custom.priceUndetermined === true;
  const withExtras = (price: string): string =>
    money.decimal(isUndetermined ? 0n : money.minor(price) + modifiers);
  const price = withExtras(basePrice);
  // the contract has no limits for these two
  const atMost = (amount: string, highest: string): string =>
    money.decimal(min(max(money.minor(amount), 0n), money.minor(highest)));
  return {
    shown: {
      ...USUAL,
      ...createdFrom(described, {
        customLineItem: true,
        productName: custom.productName ?? { original: 'Custom item', translated: 'Custom item' },
        descriptionLines: custom.descriptionLines ?? [],
        ...(physicalProperties && { physicalProperties: { shippable: false, ...physicalProperties } }),
        ...(subscriptionOptionInfo && { subscriptionOptionInfo: toSubscription(subscriptionOptionInfo) }),
        ...(priceDescription && { priceDescription: { original: '-', ...priceDescription } }),
        ...(modifierGroups && {
          modifierGroups: modifierGroups.map((group) => toModifierGroup(money, group)),
        }),
        paymentOption: custom.paymentOption ?? USUAL.paymentOption,
        priceUndetermined: isUndetermined,
        fixedQuantity: custom.fixedQuantity ?? false,
        membersOnly: custom.membersOnly ?? false,
      }),
    },
    price,
    fullPrice: fullPrice ? atMost(fullPrice, MAX_AMOUNT) : price,
    ...(modifierGroups && !isUndetermined && { modifiers: money.decimal(modifiers) }),
    ...(depositAmount && { deposit: atMost(depositAmount, price) }),
    ...(taxGroupId && { taxGroupId }),
    collectionIds: [],
    ...present({ available: quantityAvailable }),
  };
}

type Group = NonNullable<Received<CustomItem>['modifierGroups']>[number];

const toModifierGroup = (money: Money, { modifiers, ...group }: Group): ShownModifierGroup => ({
  ...group,
  ...(modifiers && {
    modifiers: modifiers.map(({ price, ...modifier }) => ({
      ...modifier,
      ...(price && { price: money.convertedPrice(money.minor(price)) }),
    })),
  }),
});

type Subscription = NonNullable<Received<CustomItem>['subscriptionOptionInfo']>;

const toSubscription = ({
  subscriptionSettings,
  title,
  description,
  ...info
}: Subscription): NonNullable<ShownItem['subscriptionOptionInfo']> => ({
  ...info,
  ...(subscriptionSettings && {
    subscriptionSettings: {
      frequency: 'MONTH',
      autoRenewal: false,
      enableCustomerCancellation: false,
      ...subscriptionSettings,
    },
  }),
  ...(title?.original && { title: { ...title, original: title.original } }),
  ...(description?.original && { description: { ...description, original: description.original } }),
});
