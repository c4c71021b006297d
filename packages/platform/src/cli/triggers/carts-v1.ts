/** What causes the events of version 1 of carts and checkouts, which the contract removes on 2027-02-01. */
import { toLineItem } from 'storewire';
import type { Events } from 'storewire/webhooks';
import {
  type Actors,
  ADDRESS,
  deleteCart,
  fillCart,
  idOf,
  newEmail,
  sampleProduct,
  updateCart,
} from './steps.ts';
import { NEVER, type Trigger, trigger } from './trigger.ts';

type EventOfV1 = Extract<
  keyof Events,
  `wix.ecom.v1.${'cart' | 'checkout'}_${'created' | 'updated' | 'deleted' | 'completed'}`
>;

export const cartsV1Triggers: Readonly<Record<EventOfV1, Trigger>> = {
  'wix.ecom.v1.cart_created': trigger('A visitor puts a product into the cart.', fillCart),
  'wix.ecom.v1.cart_deleted': trigger('A visitor deletes the cart.', deleteCart),
  'wix.ecom.v1.cart_updated': trigger('A visitor adds a note to the cart.', updateCart),
  'wix.ecom.v1.checkout_completed': trigger('A visitor orders a checkout of version 1.', async (actors) => {
    const id = await newCheckout(actors);
    await actors.visitor.checkouts.createOrderFromCheckout({ id });
  }),
  'wix.ecom.v1.checkout_created': trigger('A visitor creates a checkout of version 1.', newCheckout),
  'wix.ecom.v1.checkout_deleted': NEVER,
  'wix.ecom.v1.checkout_updated': trigger(
    'A visitor adds a note to a checkout of version 1.',
    async (actors) => {
      const id = await newCheckout(actors);
      await actors.visitor.checkouts.updateCheckout({ id, checkout: { buyerNote: 'A gift' } });
    },
  ),
};

/** A checkout of version 1 that can be ordered. */
async function newCheckout({ merchant, visitor }: Actors): Promise<string> {
  const productId = await sampleProduct({ merchant });
  const { checkout } = await visitor.checkouts.createCheckout({
    channelType: 'WEB',
    lineItems: [toLineItem({ productId })],
    checkoutInfo: {
      buyerInfo: { email: newEmail() },
      billingInfo: { address: ADDRESS },
      shippingInfo: {
        shippingDestination: { address: ADDRESS },
        selectedCarrierServiceOption: { code: 'standard' },
      },
    },
  });
  return idOf(checkout);
}
