export * as checkout from './checkout.js';
export * as currentCart from './current-cart.js';
