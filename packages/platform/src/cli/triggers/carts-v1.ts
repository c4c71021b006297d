import { type Actors, idOf, newEmail } from './actors.ts';
import { carts } from './carts.ts';
import { ADDRESS, SAMPLE } from './steps.ts';
import { type Triggers, trigger } from './trigger.ts';

/** A checkout that can be ordered: nothing of it is delivered. */
async function newCheckout({ merchant }: Actors): Promise<string> {
  const { checkout } = await merchant.checkouts.createCheckout({
    channelType: 'WEB',
    checkoutInfo: { billingInfo: { address: ADDRESS }, buyerInfo: { email: newEmail() } },
    customLineItems: [
      {
        productName: { original: SAMPLE.name },
        price: SAMPLE.price,
        quantity: 1,
        itemType: { preset: 'DIGITAL' },
      },
    ],
  });
  return idOf(checkout);
}

/** The events of version 1 of carts, which come with those of version 2, and of its checkouts. */
export const cartsV1 = {
  'wix.ecom.v1.cart_created': carts['wix.ecom.v2.cart_created'],
  'wix.ecom.v1.cart_updated': carts['wix.ecom.v2.cart_updated'],
  'wix.ecom.v1.cart_deleted': carts['wix.ecom.v2.cart_deleted'],
  'wix.ecom.v1.checkout_created': trigger('The merchant begins a checkout.', newCheckout),
  'wix.ecom.v1.checkout_updated': trigger('The merchant changes a checkout.', async (actors) => {
    const id = await newCheckout(actors);
    await actors.merchant.checkouts.updateCheckout({ id, checkout: { buyerInfo: { email: newEmail() } } });
  }),
  'wix.ecom.v1.checkout_completed': trigger('The merchant orders a checkout.', async (actors) => {
    const id = await newCheckout(actors);
    await actors.merchant.checkouts.createOrderFromCheckout({ id });
  }),
  'wix.ecom.v1.checkout_deleted': undefined,
} satisfies Triggers;
