/** The pictures of the first page as SVG, which has the colors of the theme. */

import type { Contract } from './contract.ts';
import { callPage, eventPage } from './links.ts';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  title: string;
  text: string;
  /** Where it leads. */
  path?: string;
  isStrong?: boolean;
}

function box({ x, y, width, height, title, text, path, isStrong }: Box): string {
  const at = (below: number): string => `x="${x + width / 2}" y="${y + height / 2 + below}"`;
  const content = [
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8"/>`,
    `<text class="title" ${at(-4)}>${title}</text>`,
    `<text ${at(17)}>${text}</text>`,
  ].join('');
  const group = `<g${isStrong ? ' class="strong"' : ''}>${content}</g>`;
  return path ? `<a href="${path}">${group}</a>` : group;
}

const arrow = (path: string, isDashed = false): string =>
  `<path class="arrow${isDashed ? ' dashed' : ''}" d="${path}" marker-end="url(#head)"/>`;

const HEAD =
  '<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8z"/></marker></defs>';

const figure = (name: string, height: number, parts: readonly string[], caption: string): string =>
  `<figure class="diagram"><svg role="group" viewBox="0 0 520 ${height}" aria-label="${name}">${parts.join('')}</svg><figcaption>${caption}</figcaption></figure>`;

const LEFT = { x: 1, width: 270, height: 62 };
const RIGHT = { x: 339, width: 180, height: 62 };

/** From the contract to an application, and what is made of the contract besides. */
export const architecture = (): string =>
  figure(
    'Architecture',
    394,
    [
      HEAD,
      box({ ...LEFT, y: 1, title: 'Contract', text: 'openapi/: calls, events, examples', isStrong: true }),
      arrow('M136 64V108'),
      box({ ...LEFT, y: 111, title: 'Generated', text: 'calls, types, hooks, schemas' }),
      arrow('M136 174V218'),
      box({ ...LEFT, y: 221, title: 'Façade', text: 'sessions, retries, errors, paging' }),
      arrow('M136 284V328'),
      box({ ...LEFT, y: 331, title: 'Your app', text: 'browser, server or worker', isStrong: true }),
      arrow('M272 32H305V142H335'),
      arrow('M305 142V252H335'),
      arrow('M272 32H335'),
      box({ ...RIGHT, y: 1, title: 'Docs', text: 'this site', path: '/calls/' }),
      box({ ...RIGHT, y: 111, title: 'Mock', text: 'the examples', path: '/guides/tests/' }),
      box({
        ...RIGHT,
        y: 221,
        title: 'Local platform',
        text: 'every call, with state',
        path: '/guides/tests/',
      }),
      arrow('M272 362H429V287', true),
    ],
    'Everything is generated from one contract. In development, your app sends its calls to the local platform; in production, to the hosted one.',
  );

/** The calls of a purchase. A step that is no longer in the contract is an error. */
export function cartJourney({ calls, events }: Contract): string {
  const call = (id: string): string => {
    const found = calls.find((each) => each.id === id);
    if (!found) throw new Error(`There is no call ${id}`);
    return `/${callPage(found)}/`;
  };
  const [approved] = events.filter(({ type }) => type.endsWith('order_approved'));
  if (!approved) throw new Error('There is no event order_approved');
  const size = { width: 156, height: 66 };
  const [first, second, third] = [1, 182, 363];
  return figure(
    'The journey of a cart',
    178,
    [
      box({
        ...size,
        x: first,
        y: 1,
        title: '1 Add items',
        text: 'the cart begins',
        path: call('currentCartV2.addLineItemsToCurrentCart'),
      }),
      arrow('M158 34H179'),
      box({
        ...size,
        x: second,
        y: 1,
        title: '2 Add a coupon',
        text: 'or a gift card',
        path: call('currentCartV2.addCouponToCurrentCart'),
      }),
      arrow('M339 34H360'),
      box({
        ...size,
        x: third,
        y: 1,
        title: '3 Delivery',
        text: 'address and method',
        path: call('currentCartV2.setDeliveryMethodForCurrentCart'),
      }),
      arrow('M441 68V107'),
      box({
        ...size,
        x: third,
        y: 111,
        title: '4 Calculate',
        text: 'prices, taxes, total',
        path: call('currentCartV2.calculateCurrentCart'),
      }),
      arrow('M362 144H341'),
      box({
        ...size,
        x: second,
        y: 111,
        title: '5 Place order',
        text: 'or hosted checkout',
        path: call('cartsV2.placeOrder'),
      }),
      arrow('M181 144H160'),
      box({
        ...size,
        x: first,
        y: 111,
        title: '6 Event',
        text: 'order_approved',
        path: `/${eventPage(approved)}/`,
        isStrong: true,
      }),
    ],
    'One cart of version 2, from the first item to the order. Each step leads to its call.',
  );
}
