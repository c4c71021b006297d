/** What hosted pages show of a purchase: what it consists of, costs and where it goes. */
import { html } from 'hono/html';
import type { AddressWithContact } from 'storewire';
import type { Html } from '../../kernel/pages/layout.ts';
import { countryName } from '../../kernel/values/place-names.ts';
import type { Receipt } from './receipt.ts';
import type { StoredOrder } from './stored-order.ts';

/** Lines and totals. `more` are amounts after the total. */
export const receiptHtml = ({ lines, sums, total }: Receipt, more: readonly Receipt['total'][] = []): Html =>
  html`<ul class="lines">
      ${lines.map(
        ({ quantity, name, choices, price }) =>
          html`<li>
            <span>${quantity} × <bdi>${name}</bdi>${choices ? html` <bdi class="quiet">${choices}</bdi>` : ''}</span>
            <span>${price}</span>
          </li>`,
      )}
    </ul>
    <dl class="sums">
      ${sums.map((sum) => sumHtml(sum))} ${sumHtml(total, true)} ${more.map((sum) => sumHtml(sum, true))}
    </dl>`;

const sumHtml = ({ label, price }: Receipt['total'], isTotal = false): Html =>
  html`<div class="${isTotal ? 'total' : ''}"><dt>${label}</dt><dd>${price}</dd></div>`;

const PAYMENT_STATUSES: Readonly<Record<string, string>> = {
  NOT_PAID: 'not paid',
  PAID: 'paid',
  PARTIALLY_PAID: 'partially paid',
  PENDING: 'pending',
  PENDING_MERCHANT: 'authorized',
  DECLINED: 'declined',
  CANCELED: 'canceled',
  PARTIALLY_REFUNDED: 'partially refunded',
  FULLY_REFUNDED: 'refunded',
};

/** How far an order is paid, unless it was canceled. */
export const paymentText = ({ status, paymentStatus }: StoredOrder): string | undefined =>
  status === 'CANCELED' ? 'canceled' : PAYMENT_STATUSES[paymentStatus];

/** Names and what is known of them, which may be several lines. */
export const factsHtml = (facts: readonly (readonly [label: string, value: string | undefined])[]): Html =>
  html`<dl class="facts">
    ${facts.flatMap(([label, value]) => (value ? [html`<div><dt>${label}</dt><dd>${value.split('\n').map((line) => html`<span><bdi>${line}</bdi></span> `)}</dd></div>`] : []))}
  </dl>`;

/** How an order is paid, and where it goes. */
export function orderFacts(order: StoredOrder): Html {
  const { buyerInfo, shippingInfo, billingInfo } = order;
  const { shippingDestination, pickupDetails } = shippingInfo?.logistics ?? {};
  const [destination, bill, pickup] = [shippingDestination, billingInfo, pickupDetails].map((address) =>
    addressText(address),
  );
  return factsHtml([
    ['Payment', paymentText(order)],
    ['Contact', buyerInfo?.email ?? undefined],
    ['Delivery', [shippingInfo?.title, pickup].filter(Boolean).join('\n')],
    ['Deliver to', destination],
    ['Bill to', bill === destination ? undefined : bill],
  ]);
}

/** A person and an address in several lines. */
export function addressText({ address, contactDetails }: AddressWithContact = {}): string | undefined {
  if (!address) return undefined;
  const { firstName, lastName, company } = contactDetails ?? {};
  const { addressLine, addressLine2, streetAddress, postalCode, city, country } = address;
  const street = addressLine ?? [streetAddress?.name, streetAddress?.number].filter(Boolean).join(' ');
  return [
    [firstName, lastName].filter(Boolean).join(' '),
    company,
    street,
    addressLine2,
    [postalCode, city].filter(Boolean).join(' '),
    country && /^[A-Z]{2}$/.test(country) ? countryName(country) : country,
  ]
    .filter(Boolean)
    .join('\n');
}
