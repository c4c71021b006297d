/** Buys as a visitor without JavaScript does, from the cart to the payment page. */

import type { AllText } from '../app/text/text.tsx';
import { addProduct } from './cart.ts';
import { type HtmlPage, nameOf, oneOf } from './html-page.ts';
import type { ShopServer } from './shop.ts';
import { loadText } from './text.ts';
import type { Visitor } from './visitor.ts';

const en = await loadText('en');

/** Who buys. */
export interface Buyer {
  email: string;
  firstName: string;
  lastName: string;
  street: string;
  town: string;
}

export const MARA: Buyer = {
  email: 'mara@example.com',
  firstName: 'Mara',
  lastName: 'Brennan',
  street: '12 Quay Street',
  town: 'Galway',
};

/** Puts a product into the cart, and fills in the first step of the checkout. */
export async function enterContact(
  shop: ShopServer,
  visitor: Visitor,
  product: string,
  { buyer = MARA, text = en, language = 'en' }: { buyer?: Buyer; text?: AllText; language?: string } = {},
): Promise<HtmlPage> {
  await addProduct(shop, visitor, product);
  const { form, checkout } = text;
  return visitor.submit(await visitor.open(`/${language}/checkout`), checkout.continue, {
    [form.emailLabel]: buyer.email,
    [form.firstName]: buyer.firstName,
    [form.lastName]: buyer.lastName,
    [form.street]: buyer.street,
    [language === 'en' ? form.town : form.city]: buyer.town,
  });
}

/** Chooses the standard delivery. */
export async function chooseDelivery(visitor: Visitor, page: HtmlPage): Promise<HtmlPage> {
  const standard = nameOf(oneOf(page, 'label', /^Standard delivery/));
  return visitor.submit(page, 'Continue', { [standard]: true });
}

/** Agrees to the terms, which opens the payment page. */
export function toPayment(visitor: Visitor, review: HtmlPage, text: AllText = en): Promise<HtmlPage> {
  const terms = text.checkout.terms.replaceAll(/[[\]]/g, '');
  const [beforeAmount = ''] = text.checkout.placeAndPay('|').split('|');
  return visitor.submit(review, new RegExp(`^${beforeAmount}`), { [terms]: true });
}

/** Pays on the payment page with a simulated card that is approved. */
export const pay = (visitor: Visitor, payment: HtmlPage, button = 'Order and pay'): Promise<HtmlPage> =>
  visitor.submit(payment, button);
