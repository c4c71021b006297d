/** Everything of version 1 of carts and checkouts, which the contract removes on 2027-02-01. */
import { checkoutsService } from './checkouts.ts';
import { currentCart } from './current-cart.ts';

export { cartsV1Listener } from '../listener.ts';

export const cartsV1 = { checkouts: checkoutsService, currentCart };
