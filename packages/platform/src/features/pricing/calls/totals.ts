import type { CalculateTotalsInput, TotalsLineItem } from 'storewire';
import { defineService } from '../../../kernel/calls/service.ts';
import type { Context } from '../../../kernel/context/context.ts';
import { invalid } from '../../../kernel/errors/failure.ts';
import type { Received } from '../../../kernel/inputs/received.ts';
import { moneyOf } from '../../../kernel/values/money.ts';
import { present } from '../../../kernel/values/present.ts';
import { catalogItem } from '../../items/current-catalog.ts';
import { coupons } from '../coupons.ts';
import { customLine } from '../custom-line.ts';
import { toEstimate } from '../estimate.ts';
import { stockOf } from '../line-item.ts';
import { confirmedLine } from '../lines.ts';
import { quotePurchase } from '../quote.ts';
import type { QuotedFee } from '../quoted-fees.ts';
import type { StoredLine } from '../stored-line.ts';
import { taxGroupOf } from '../tax-settings.ts';

export const totals = defineService('totals', {
  handlers: {
    calculateTotals: (input, context) => {
      const { settings, db, caller } = context;
      const { lineItems = [], selectedShippingOption: option, giftCardCode } = input;
      for (const [index, { quantity }] of lineItems.entries())
        if (quantity < 0)
          invalid(`lineItems[${index}].quantity`, 'MIN', 'must be at least 0', { threshold: 0 });
      const couponCode = input.couponId ? db.of(coupons).get(input.couponId)?.code : input.couponCode;
      const memberId = input.memberId ?? (caller.role === 'member' ? caller.id : undefined);
      const quoted = quotePurchase(
        context,
        {
          lines: lineItems.map((item) => confirmedLine(toLine(context, item))),
          lineFees: lineItems.flatMap(toFees),
          couponCode: couponCode ?? input.couponId ?? undefined,
          merchantDiscounts: [],
          giftCard: giftCardCode
            ? { code: giftCardCode, amount: input.giftCardRedeemAmount ?? undefined }
            : undefined,
          ...addressesOf(input),
          option,
          memberships: input.selectedMemberships ? (input.selectedMemberships.memberships ?? []) : 'fitting',
          memberId,
          // limits per buyer are checked by the address alone
          customer: { key: '', email: input.buyerEmail ?? undefined },
        },
        { fallsBack: true },
      );
      const { convertedPrice: price } = moneyOf(settings);
      const byGiftCard = quoted.giftCard?.amount ?? 0n;
      const selected = quoted.memberships.selected.map(({ lineItemIds, ...each }) => ({
        ...each,
        lineItemIds: [...lineItemIds],
      }));
      const estimate = toEstimate(context, quoted, option, selected);
      return {
        ...estimate,
        appliedDiscounts: estimate.appliedDiscounts.map(withUuids),
        additionalFees: estimate.additionalFees.map(withUuids),
        weightUnit: settings.weightUnit,
        currency: settings.currency,
        conversionCurrency: settings.currency,
        taxIncludedInPrice: settings.taxIncludedInPrices,
        checkoutConversionRate: '1',
        payNowTotalAfterGiftCard: price(quoted.calculation.payNow.total - byGiftCard),
        totalAfterGiftCard: price(quoted.calculation.totals.total - byGiftCard),
      };
    },
  },
});

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** An item may have any id, but discounts and fees name UUIDs only. */
const withUuids = <T extends { lineItemIds?: string[] }>(each: T): T => ({
  ...each,
  ...(each.lineItemIds && { lineItemIds: each.lineItemIds.filter((id) => UUID.test(id)) }),
});

const addressesOf = ({ shippingAddress, billingAddress }: Received<CalculateTotalsInput>) =>
  present({ shippingAddress, billingAddress });

/** An item at the price that the request gives, with what the catalog knows about coupons and tax. */
function toLine(context: Context, item: Received<TotalsLineItem>): StoredLine {
  const { id, quantity, catalogReference, taxableAddress, productName, subscriptionSettings } = item;
  const {
    id: _id,
    productName: _name,
    subscriptionSettings: _settings,
    additionalFees: _fees,
    physicalProperties,
    ...described
  } = item;
  const money = moneyOf(context.settings);
  const found = catalogReference && catalogItem(context, catalogReference);
  const product = found?.product;
  const line = customLine(money, {
    ...present(described),
    price: item.price,
    itemType: item.itemType ?? { preset: 'PHYSICAL' },
    physicalProperties: { shippable: product?.isPhysical === true, ...physicalProperties },
    ...(productName && { productName: { original: productName } }),
    ...(subscriptionSettings && { subscriptionOptionInfo: { subscriptionSettings } }),
  });
  const taxGroupId = product && taxGroupOf(context, product);
  return {
    id,
    quantity,
    ...present({ catalogReference, taxableAddress }),
    item: {
      ...line,
      ...present({ productId: product?.id, taxGroupId }),
      collectionIds: product?.categoryIds ?? [],
      ...(found && stockOf(found)),
      ...(catalogReference && !found && { refusal: { reason: 'gone' } }),
    },
  };
}

const toFees = ({ id, additionalFees = [] }: Received<TotalsLineItem>): QuotedFee[] =>
  additionalFees.map(({ code, name = 'Fee', price = '0', taxDetails }) => ({
    code: code ?? name,
    name,
    price,
    source: 'ITEM',
    lineIds: [id],
    ...(taxDetails?.taxable && present({ taxGroupId: taxDetails.taxGroupId })),
  }));
