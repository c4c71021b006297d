import type { OwnText } from '../en/index.ts';
import { account } from './account.ts';
import { cart } from './cart.ts';
import { catalog } from './catalog.ts';
import { checkout } from './checkout.ts';
import { form } from './form.ts';
import { home } from './home.ts';
import { member } from './member.ts';
import { order } from './order.ts';
import { product } from './product.ts';
import { productList } from './product-list.ts';
import { purchase } from './purchase.ts';
import { search } from './search.ts';
import { shell } from './shell.ts';
import { signIn } from './sign-in.ts';
import { states } from './states.ts';
import { system } from './system.ts';
import { withdrawal } from './withdrawal.ts';

/** All texts in German. */
export const de: OwnText = {
  shell,
  home,
  catalog,
  productList,
  search,
  product,
  cart,
  purchase,
  checkout,
  order,
  withdrawal,
  account,
  member,
  signIn,
  system,
  states,
  form,
};
