import type { Text } from '../en/index.ts';
import { shell } from './shell.ts';
import { home } from './home.ts';
import { catalog } from './catalog.ts';
import { productList } from './product-list.ts';
import { search } from './search.ts';
import { product } from './product.ts';
import { reviews } from './reviews.ts';
import { cart } from './cart.ts';
import { purchase } from './purchase.ts';
import { checkout } from './checkout.ts';
import { order } from './order.ts';
import { account } from './account.ts';
import { member } from './member.ts';
import { signIn } from './sign-in.ts';
import { legal } from './legal.ts';
import { system } from './system.ts';
import { states } from './states.ts';
import { form } from './form.ts';

/** All texts in German. */
export const de: Text = {
  shell,
  home,
  catalog,
  productList,
  search,
  product,
  reviews,
  cart,
  purchase,
  checkout,
  order,
  account,
  member,
  signIn,
  legal,
  system,
  states,
  form,
};
