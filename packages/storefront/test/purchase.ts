/** Buys as a visitor without JavaScript does, from the cart to the payment page. */
import type { Text } from '../app/text/dictionary.ts';
import { loadText } from '../app/text/load-text.ts';
import { addProducts, type Contact, fillCheckout, type Products } from './cart.ts';
import { allOf, type HtmlPage, nameOf, oneOf, textOf } from './html-page.ts';
import type { ShopServer } from './shop.ts';
import type { Visitor } from './visitor.ts';

const en = await loadText('en');

/** Who buys. */
export const MARA: Contact = { email: 'mara@example.com', firstName: 'Mara', lastName: 'Brennan' };

/** Fills in the first step of the checkout, as a buyer in Ireland or in Israel. */
export const fillContact = (
  visitor: Visitor,
  page: HtmlPage,
  { form, checkout }: Text = en,
): Promise<HtmlPage> =>
  visitor.submit(page, checkout.continue, {
    [form.emailLabel]: MARA.email,
    [form.firstName]: MARA.firstName,
    [form.lastName]: MARA.lastName,
    [form.street]: '12 Quay Street',
    [page.document.documentElement.lang === 'en-IE' ? form.town : form.city]: 'Galway',
  });

/** Puts a product into the cart, and fills in the first step of the checkout. */
export async function enterContact(shop: ShopServer, visitor: Visitor, product: string): Promise<HtmlPage> {
  await addProducts(shop, visitor, { [product]: 1 });
  return fillContact(visitor, await visitor.open('/en/checkout'));
}

/** Chooses a delivery option. */
export async function chooseDelivery(
  visitor: Visitor,
  page: HtmlPage,
  name = /^Standard delivery/,
): Promise<HtmlPage> {
  return visitor.submit(page, 'Continue', { [nameOf(oneOf(page, 'label', name))]: true });
}

/** Opens the last step of the checkout of a guest. The entries of the steps before it are made by calls. */
export async function openReview(
  shop: ShopServer,
  visitor: Visitor,
  products: Products,
  giftCard?: string,
): Promise<HtmlPage> {
  await fillCheckout(shop.merchant, await addProducts(shop, visitor, products), MARA, giftCard);
  return visitor.open('/en/checkout');
}

/** Agrees to the terms and places the order, which opens the payment page if an amount is due. */
export function placeOrder(visitor: Visitor, review: HtmlPage, text: Text = en): Promise<HtmlPage> {
  const terms = text.checkout.terms.replaceAll(/[[\]]/g, '');
  const [beforeAmount = ''] = text.checkout.placeAndPay('|').split('|');
  return visitor.submit(review, new RegExp(`^(?:${beforeAmount}|${text.checkout.place})`), { [terms]: true });
}

/** Buttons of the payment page, by how they end a payment. */
const OUTCOMES = {
  approved: 'Order and pay',
  pending: 'Order with a pending payment',
  declined: 'Order with a declined card',
};

/** Ends a payment on the payment page. */
export const pay = (
  visitor: Visitor,
  payment: HtmlPage,
  outcome: keyof typeof OUTCOMES = 'approved',
): Promise<HtmlPage> => visitor.submit(payment, OUTCOMES[outcome]);

/** All totals that a page shows, by name. */
export const totalsOf = ({ document }: HtmlPage): Record<string, string> =>
  Object.fromEntries(
    allOf(document, 'main dl[class*=tabular-nums] > div').map((row) => [
      row.querySelector('dt')?.firstChild?.textContent ?? '',
      textOf(row.querySelector('dd')).replaceAll(/[^\d€.-]/g, ''),
    ]),
  );
