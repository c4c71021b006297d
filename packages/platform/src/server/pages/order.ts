/** The page of an order that emails link to. It needs no sign-in: its link cannot be guessed. */
import { html } from 'hono/html';
import { brandOf } from '../../features/carts/pages/brand.ts';
import { problemPage } from '../../features/identity/pages/notes.ts';
import { orderOfLink } from '../../features/orders/order-link.ts';
import { addressText, factsHtml, receiptHtml } from '../../features/orders/pages/summary.ts';
import { purchaseTexts } from '../../features/orders/pages/texts/index.ts';
import { receiptOfOrder } from '../../features/orders/receipt.ts';
import type { PageRequest } from '../../kernel/pages/forms.ts';
import { page } from '../../kernel/pages/layout.ts';
import { languageOf } from '../../kernel/values/language.ts';

export function orderPage({ context, form }: PageRequest): Promise<Response> {
  const order = orderOfLink(context, form['id'] ?? '', form['key'] ?? '');
  if (!order) return problemPage('expired');
  const language = languageOf(order.buyerLanguage);
  const texts = purchaseTexts(language);
  const { paymentStatus = '', status, shippingInfo, billingInfo } = order;
  const receipt = receiptOfOrder(context, order);
  const [destination, bill] = [shippingInfo?.logistics?.shippingDestination, billingInfo].map((address) =>
    addressText(address, language),
  );
  const { storeUrl } = context.settings;
  const statusText = status === 'CANCELED' ? texts.statuses['CANCELED'] : texts.statuses[paymentStatus];
  return page({
    title: texts.order(order.number ?? ''),
    language,
    brand: brandOf(context),
    body: html`${receiptHtml(receipt, receipt.payments)}
      ${factsHtml([
        [texts.paymentStatus, statusText],
        [texts.delivery, shippingInfo?.title],
        [texts.deliverTo, destination],
        [texts.billTo, bill === destination ? undefined : bill],
      ])}
      ${storeUrl ? html`<p><a href="${storeUrl}">${texts.toShop}</a></p>` : ''}`,
  });
}
