/** The page of an order that emails link to. It needs no sign-in: its link cannot be guessed. */
import { html } from 'hono/html';
import { brandOf } from '../../features/carts/pages/brand.ts';
import { problemPage } from '../../features/identity/pages/notes.ts';
import { orderOfLink } from '../../features/orders/order-link.ts';
import { receiptOfOrder } from '../../features/orders/receipt.ts';
import { orderFacts, receiptHtml } from '../../features/orders/summary.ts';
import type { PageRequest } from '../../kernel/pages/forms.ts';
import { page } from '../../kernel/pages/layout.ts';

export function orderPage({ context, form }: PageRequest): Promise<Response> {
  const order = orderOfLink(context, form['id'] ?? '', form['key'] ?? '');
  if (!order) return problemPage('expired');
  const receipt = receiptOfOrder(context, order);
  const { storeUrl } = context.settings;
  return page({
    title: `Order ${order.number ?? ''}`,
    brand: brandOf(context),
    body: html`${receiptHtml(receipt, receipt.payments)}
      ${orderFacts(order)}
      ${storeUrl ? html`<p><a href="${storeUrl}">Go to the shop</a></p>` : ''}`,
  });
}
