import { createContext, use } from 'react';
import { type CartConfig, type CartState, useCart } from 'storewire/react';

/** False if there is no cart: without a cart, its read would be an error on the console of the browser. */
export const HasCart = createContext(true);

/** The cart of the visitor or member, which is not read before there is one. */
export const useShopCart = (config: CartConfig = {}): CartState =>
  useCart({ ...config, hasCart: use(HasCart) });
