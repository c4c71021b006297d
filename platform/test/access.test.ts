/** Which callers reach what: the statuses of all calls for things of their own and of others. See access.md. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addMember } from '../src/calls/members/changes.ts';
import { payOrder } from '../src/calls/payments/pay.ts';
import { examples } from './contract-requests.ts';
import { completeCheckoutOf, lineFor, orderFor } from './merchant.ts';
import { act } from './orders.ts';
import { createProduct, createShop, itemOf, type Role, type TestShop } from './shop.ts';

/** What a call is about. */
interface Things {
  id: string;
  productId: string;
  ownerId: string;
}

/** The body of a call about these things. */
type BodyOf = (things: Things) => unknown;

/** Bodies for calls whose example names things that other shops have. */
const bodies: Readonly<Record<string, BodyOf>> = {
  'invoices.listInvoicesForOrders': ({ id }) => ({ orderIds: [id] }),
  'redirects.createRedirectSession': ({ id }) => ({ ecomCheckout: { checkoutId: id } }),
  // who registered before
  'authentication.login': () => calls.find(({ id }) => id === 'authentication.register')?.body,
  'backInStock.createBackInStockRequest': ({ productId }) => ({
    request: { email: 'ann@example.com', catalogReference: itemOf(productId) },
    itemDetails: { name: 'Bowl', price: '12.50' },
  }),
};

interface Column {
  title: string;
  /** Without a role, the caller has no token. */
  caller?: Role;
  /** Whose things the call is about; `self` is the caller. */
  owner: 'self' | 'visitor' | 'member';
}

const columns: readonly Column[] = [
  { title: 'anonymous, of a visitor', owner: 'visitor' },
  { title: 'visitor, own', caller: 'visitor', owner: 'self' },
  { title: 'visitor, of a visitor', caller: 'visitor', owner: 'visitor' },
  { title: 'visitor, of a member', caller: 'visitor', owner: 'member' },
  { title: 'member, own', caller: 'member', owner: 'self' },
  { title: 'member, of a member', caller: 'member', owner: 'member' },
  { title: 'member, of a visitor', caller: 'member', owner: 'visitor' },
  { title: 'staff, of a member', caller: 'staff', owner: 'member' },
  { title: 'app, of a visitor', caller: 'app', owner: 'visitor' },
];

/** One request per call, with the first of its bodies. */
const calls = [
  ...new Map(examples.toReversed().map((each) => [`${each.method} ${each.path}`, each])).values(),
]
  .toReversed()
  .filter(({ id }) => id !== 'oauth.authorize');

/** Things of an owner. Each call gets new ones, so that no call changes those of another. */
async function thingsOf(shop: TestShop, service: string, role: 'visitor' | 'member', ownerId: string) {
  const owner = shop.as(role, ownerId);
  const productId = await createProduct(shop);
  const things = { productId, ownerId };
  switch (service) {
    case 'checkouts':
    case 'redirects':
    case 'orders':
    case 'invoices':
    case 'payments': {
      await owner.currentCart.addToCurrentCart({ lineItems: [lineFor(productId)] });
      const { cart } = await owner.currentCart.getCurrentCart();
      const checkoutId = await completeCheckoutOf(owner, productId);
      if (service === 'checkouts' || service === 'redirects')
        return { ...things, checkoutId, cartId: cart.id ?? '', id: checkoutId };
      const { orderId = '' } = await orderFor(owner, checkoutId);
      act(shop, (context) => payOrder(context, { orderId, outcome: 'authorized' }));
      return { ...things, id: orderId };
    }
    case 'currentCart':
      await owner.currentCart.addToCurrentCart({ lineItems: [lineFor(productId)] });
      return { ...things, id: productId };
    case 'reviews': {
      const { review } = await owner.reviews.createReview({
        review: {
          namespace: 'stores',
          entityId: productId,
          content: { rating: 5 },
          author: { authorName: 'Ann' },
        },
      });
      return { ...things, id: review.id ?? '' };
    }
    case 'backInStock': {
      const { request } = await owner.backInStock.createBackInStockRequest({
        request: { email: `${ownerId}@example.com`, catalogReference: itemOf(productId) },
        itemDetails: { name: 'Bowl', price: '12.50' },
      });
      return { ...things, id: request.id ?? '' };
    }
    case 'members':
      return { ...things, id: ownerId };
    case 'collections': {
      const { collection } = await shop
        .as('staff')
        .collections.createCollection({ collection: { name: 'Bowls' } });
      return { ...things, id: collection.id ?? '' };
    }
    default:
      return { ...things, id: productId };
  }
}

async function statusOf(shop: TestShop, call: (typeof calls)[number], { caller, owner }: Column) {
  const [service = ''] = call.id.split('.');
  const callerId = randomUUID();
  const ownerRole = owner === 'self' ? (caller === 'member' ? 'member' : 'visitor') : owner;
  const ownerId = owner === 'self' ? callerId : randomUUID();
  for (const id of new Set([ownerRole === 'member' ? ownerId : '', caller === 'member' ? callerId : '']))
    if (id) act(shop, (context) => addMember(context, { loginEmail: `${id}@example.com` }, { id }));
  const things = await thingsOf(shop, service, ownerRole, ownerId);
  const token =
    caller && shop.tokenFor({ role: caller, ...(/visitor|member/.test(caller) && { id: callerId }) });
  const [, query = ''] = call.url.split('?');
  const id = call.path.includes('by-cart-id') && 'cartId' in things ? things.cartId : things.id;
  const template = call.url.split('?')[0] ?? '';
  const path = /\{(?:id|reviewId|ecomOrderId)\}/.test(call.path)
    ? call.path.replaceAll(/\{\w+\}/g, id)
    : template;
  const bodyOf: BodyOf | undefined = bodies[call.id];
  const body = bodyOf ? bodyOf({ ...things, id }) : call.body;
  const response = await shop.fetch(`${shop.base.origin()}${path}?${query}`, {
    method: call.method,
    redirect: 'manual',
    headers: { ...(token !== undefined && { authorization: token }), 'content-type': 'application/json' },
    ...(call.method !== 'GET' && body !== undefined && { body: JSON.stringify(body) }),
  });
  return response.status;
}

test('callers reach what access.md says: their own things and no others', async () => {
  const rows = new Map(calls.map(({ method, path }) => [`${method} ${path}`, [] as number[]]));
  for (const column of columns) {
    const shop = createShop();
    for (const call of calls)
      rows.get(`${call.method} ${call.path}`)?.push(await statusOf(shop, call, column));
  }
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  const table = [
    line(['call', ...columns.map(({ title }) => title)]),
    line(['---', ...columns.map(() => '---')]),
    ...[...rows].map(([call, found]) => line([call, ...found])),
  ].join('\n');
  await expect(`# Status per caller and owner\n\n${table}\n`).toMatchFileSnapshot('./access.md');
}, 60_000);
