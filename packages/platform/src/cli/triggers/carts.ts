import { fillCart } from './steps.ts';
import { type Triggers, trigger } from './trigger.ts';

export const carts = {
  'wix.ecom.v2.cart_created': trigger('A visitor puts a product into the cart.', fillCart),
  'wix.ecom.v2.cart_updated': trigger('A visitor writes a note into the cart.', async (actors) => {
    await fillCart(actors);
    await actors.visitor.currentCartV2.updateCurrentCart({ cart: { note: 'A sample.' } });
  }),
  'wix.ecom.v2.cart_calculated': trigger('The prices of a cart are calculated.', async (actors) => {
    await fillCart(actors);
    await actors.visitor.currentCartV2.calculateCurrentCart();
  }),
  'wix.ecom.v2.cart_deleted': trigger('A visitor deletes the cart.', async (actors) => {
    await fillCart(actors);
    await actors.visitor.currentCartV2.deleteCurrentCart();
  }),
  'wix.ecom.v1.abandoned_checkout_created': undefined,
  'wix.ecom.v1.abandoned_checkout_updated': undefined,
  'wix.ecom.v1.abandoned_checkout_deleted': undefined,
  'wix.ecom.v1.abandoned_checkout_recovered': undefined,
} satisfies Triggers;
