/**
 * Cart and checkout of the contract's examples, with what they refer to: coupon, gift card, delivery. The examples of
 * version 2 show the same cart.
 */
import type {
  Cart,
  CartV2,
  Checkout,
  CreateCheckoutInput,
  UpdateCheckoutInput,
  UpdateCurrentCartInput,
} from 'storewire';
import { newCart, saveCart } from '../../features/carts/save-cart.ts';
import { withCartInfo } from '../../features/carts-v1/cart-view.ts';
import { checkoutInfoOf, withCheckoutInfo } from '../../features/carts-v1/checkout-info.ts';
import { withAddedLines } from '../../features/carts-v1/lines.ts';
import type { CartOfV1 } from '../../features/carts-v1/stored.ts';
import { saveCoupon, saveGiftCard, saveMembership } from '../../features/pricing/actions.ts';
import { type DeliveryOption, setDelivery } from '../../features/pricing/delivery.ts';
import type { StoredLine } from '../../features/pricing/stored-line.ts';
import type { Context } from '../../kernel/context/context.ts';
import type { Received } from '../../kernel/inputs/received.ts';
import { updated } from '../../kernel/inputs/update.ts';
import { goToDate } from '../shared/timeline.ts';
import { requestOf, shownOne } from './table.ts';

type ShownLine = Cart['lineItems'][number];

export function seedCartsV1(context: Context): void {
  const checkout = shownOne<Checkout>(['checkouts.getCheckout'], 'checkout');
  seedExampleOffers(context, checkout);
  seedPurchase(context, checkout);
}

function seedExampleOffers(
  context: Context,
  { appliedDiscounts, giftCard, membershipOptions, ...checkout }: Checkout,
) {
  for (const { coupon } of appliedDiscounts)
    if (coupon?.id && coupon.code)
      saveCoupon(context, {
        id: coupon.id,
        code: coupon.code,
        name: coupon.name ?? coupon.code,
        reduction: { kind: 'amount', amount: coupon.amount?.amount ?? '0' },
      });
  if (giftCard?.id && giftCard.code)
    saveGiftCard(context, { id: giftCard.id, code: giftCard.code, balance: giftCard.amount?.amount ?? '0' });
  for (const { id, name, credits, expirationDate } of membershipOptions?.eligibleMemberships ?? [])
    saveMembership(context, {
      id,
      memberId: checkout.buyerInfo?.memberId ?? '',
      name: name?.original ?? id,
      productIds: checkout.lineItems.flatMap(({ catalogReference }) => catalogReference?.catalogItemId ?? []),
      ...(credits && { credits: { total: credits.total ?? 0, remaining: credits.remaining ?? 0 } }),
      ...(expirationDate && { expires: expirationDate }),
    });
  const { region, carrierServiceOptions = [] } = checkout.shippingInfo ?? {};
  setDelivery(context, {
    regions: [
      {
        id: region?.id ?? '',
        name: region?.name ?? '',
        places: [],
        carriers: carrierServiceOptions.map(({ carrierId = '', shippingOptions = [] }) => ({
          id: carrierId,
          options: shippingOptions.map(({ code = '', title = code, logistics, cost }): DeliveryOption => {
            const { deliveryTime, instructions, pickupDetails } = logistics ?? {};
            const { countryFullname, subdivisionFullname, ...address } = pickupDetails?.address ?? {};
            return {
              code,
              title,
              price: cost?.price?.amount ?? '0',
              ...(deliveryTime && { deliveryTime }),
              ...(instructions && { instructions }),
              ...(pickupDetails?.address && {
                pickup: { address, method: pickupDetails.pickupMethod ?? 'STORE_PICKUP' },
              }),
            };
          }),
        })),
      },
    ],
  });
}

/** The purchase of the member that the checkout names: a cart, and the checkout that was made from it. */
function seedPurchase(context: Context, checkout: Checkout): void {
  const shownCart = shownOne<Cart>(['currentCart.getCurrentCart'], 'cart');
  const shown = shownOne<CartV2>(['cartsV2.getCart'], 'cart');
  const owner = { role: 'member', id: checkout.buyerInfo?.memberId ?? '' } as const;
  const { cartInfo = {} } = requestOf<Received<UpdateCurrentCartInput>>(
    'currentCart.updateCurrentCart',
    'full',
  );
  const update = requestOf<Received<UpdateCheckoutInput>>('checkouts.updateCheckout', 'typical');
  const { checkoutInfo } = requestOf<Received<CreateCheckoutInput>>('checkouts.createCheckout', 'typical');
  const [coupon] = shown.coupons;
  goToDate(context, shown.updatedDate);
  const stored: CartOfV1 = {
    ...newCart(context),
    id: shown.id,
    cartId: shownCart.id ?? '',
    checkoutId: shown.id,
    isCurrent: true,
    owner,
    createdBy: { memberId: owner.id },
    lines: shownCart.lineItems.map((line) => storedLine(context, line)),
    fields: { source: { channelType: checkout.channelType ?? 'WEB' } },
    ...(coupon && { coupon }),
    purchaseFlowId: shown.purchaseFlowId ?? '',
    revision: Number(shown.revision) - 1,
    createdDate: shown.createdDate ?? context.clock.iso(),
  };
  const filled = withCartInfo(stored, cartInfo);
  const info = updated(updated(checkoutInfoOf(filled), checkoutInfo ?? {}), update.checkout);
  const ofOwner: Context = { ...context, caller: { ...owner, session: '' } };
  saveCart(ofOwner, withCheckoutInfo(filled, info), { isShown: true });
}

/** A line as a request would have added it: of the catalog, or described by a merchant. */
function storedLine(context: Context, { id, quantity, catalogReference, ...line }: ShownLine): StoredLine {
  const { price, depositAmount, productName, itemType, ...rest } = line;
  const given = catalogReference
    ? { lineItems: [{ quantity, catalogReference }] }
    : {
        customLineItems: [
          {
            quantity,
            price: price?.amount ?? '0',
            itemType: itemType ?? {},
            ...(productName && { productName }),
            ...(depositAmount && { depositAmount: depositAmount.amount }),
            ...(rest.paymentOption && { paymentOption: rest.paymentOption }),
            ...(rest.digitalFile && { digitalFile: rest.digitalFile }),
            ...(rest.serviceProperties && { serviceProperties: rest.serviceProperties }),
            ...(rest.fixedQuantity !== undefined && { fixedQuantity: rest.fixedQuantity }),
          },
        ],
      };
  const [stored] = withAddedLines(context, [], given);
  if (!stored) throw new TypeError('A line of the examples cannot be added');
  return { ...stored, id: id ?? stored.id };
}
