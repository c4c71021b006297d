/** Which callers reach what: the statuses of all calls for things of their own and of others. See access.md. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addMember } from '../src/calls/members/changes.ts';
import { createExampleShop, exampleRequests, exampleTokens } from './example-shop.ts';
import { GALWAY, lineFor, orderFor } from './merchant.ts';
import { act, transactionIds } from './orders.ts';
import { createProduct, itemOf, type Role, type TestShop } from './shop.ts';

/** What a call is about. */
interface Things {
  id: string;
  productId: string;
  ownerId: string;
  lineId?: string;
  cartId?: string;
  paymentId?: string;
}

const oneLine = ({ productId }: Things) => ({ lineItems: [lineFor(productId)] });
const lineIds = ({ lineId }: Things) => ({ lineItemIds: [lineId] });
const twoPieces = ({ lineId }: Things) => ({ lineItems: [{ id: lineId, quantity: 2 }] });

/** Bodies for calls on things of an owner, which are not those of the examples. */
const bodies: Readonly<Record<string, (things: Things) => unknown>> = {
  'invoices.listInvoicesForOrders': ({ id }) => ({ orderIds: [id] }),
  'redirects.createRedirectSession': ({ id }) => ({ ecomCheckout: { checkoutId: id } }),
  // who registered before
  'authentication.login': () => exampleRequests.find(({ id }) => id === 'authentication.register')?.body,
  'backInStock.createBackInStockRequest': ({ productId }) => ({
    request: { email: 'ann@example.com', catalogReference: itemOf(productId) },
    itemDetails: { name: 'Bowl', price: '12.50' },
  }),
  'checkouts.addToCheckout': oneLine,
  'checkouts.removeCheckoutLineItems': lineIds,
  'checkouts.updateCheckoutLineItemsQuantity': twoPieces,
  'currentCart.updateCurrentCart': () => ({ cartInfo: { buyerNote: 'Ring twice' } }),
  'currentCart.addToCurrentCart': oneLine,
  'currentCart.removeCurrentCartLineItems': lineIds,
  'currentCart.updateCurrentCartLineItemsQuantity': twoPieces,
  'payments.preparePaymentCollection': () => ({ amount: { amount: '1.00' } }),
  'payments.voidAuthorizedPayments': ({ paymentId }) => ({ paymentIds: [paymentId] }),
  'payments.captureAuthorizedPayments': ({ paymentId }) => ({ payments: [{ paymentId }] }),
  'verification.startVerification': ({ ownerId }) => ({ identityId: ownerId, target: 'EMAIL' }),
  'members.updateMySlug': () => ({ slug: 'new-slug' }),
  'members.updateMemberSlug': () => ({ slug: 'new-slug' }),
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

const BEFORE = 'before';

/** One request per call: the first example that succeeds in the shop of the examples. */
async function successes(shop: TestShop) {
  const found = new Map<string, (typeof exampleRequests)[number]>();
  for (const each of exampleRequests) {
    const key = `${each.method} ${each.path}`;
    if (each.id === 'oauth.authorize') continue;
    for (const token of exampleTokens(shop, each.callers)) {
      if (found.has(key)) break;
      const { method, url, body } = each;
      if ((await shop.request(method, url, { token, body })).status < 400) found.set(key, each);
      if (each.effect !== 'read') shop.restoreSnapshot({ name: BEFORE });
    }
  }
  return found;
}

/** Things of an owner. Each call gets new ones, so that no call changes those of another. */
async function thingsOf(
  shop: TestShop,
  call: string,
  role: 'visitor' | 'member',
  ownerId: string,
): Promise<Things> {
  const [service = ''] = call.split('.');
  const owner = shop.as(role, ownerId);
  const productId = await createProduct(shop);
  const things = { productId, ownerId, id: productId };
  switch (service) {
    case 'checkouts':
    case 'redirects':
    case 'orders':
    case 'invoices':
    case 'payments': {
      const { cart } = await owner.currentCart.addToCurrentCart({ lineItems: [lineFor(productId)] });
      const { checkoutId } = await owner.currentCart.createCheckoutFromCurrentCart({
        channelType: 'WEB',
        shippingAddress: GALWAY,
        billingAddress: GALWAY,
        selectedShippingOption: { code: 'standard' },
        email: 'mara@example.com',
      });
      const { lineItems } = (await owner.checkouts.getCheckout({ id: checkoutId })).checkout;
      const lineId = lineItems[0]?.id ?? '';
      if (service === 'checkouts' || service === 'redirects')
        return { ...things, lineId, cartId: cart.id ?? '', id: checkoutId };
      const { orderId = '' } = await orderFor(owner, checkoutId);
      if (call !== 'payments.preparePaymentCollection')
        shop.payOrder({ orderId, outcome: service === 'payments' ? 'authorized' : 'approved' });
      return { ...things, id: orderId, paymentId: transactionIds(shop, orderId)[0] ?? '' };
    }
    case 'currentCart': {
      const { cart } = await owner.currentCart.addToCurrentCart({ lineItems: [lineFor(productId)] });
      return { ...things, lineId: cart.lineItems[0]?.id ?? '' };
    }
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
    default:
      return things;
  }
}

/** Calls whose things belong to a shopper. The requests of others are examples of the contract. */
const OWNED =
  /^(?:checkouts|redirects|orders|invoices|payments|currentCart|reviews|backInStock|members)\.|startVerification/;

async function statusOf(
  shop: TestShop,
  call: (typeof exampleRequests)[number],
  { caller, owner }: Column,
): Promise<number> {
  const isOwned = OWNED.test(call.id);
  const callerId = randomUUID();
  const ownerRole = owner === 'self' ? (caller === 'member' ? 'member' : 'visitor') : owner;
  const ownerId = owner === 'self' ? callerId : randomUUID();
  for (const id of new Set([ownerRole === 'member' ? ownerId : '', caller === 'member' ? callerId : '']))
    if (id) act(shop, (context) => addMember(context, { loginEmail: `${id}@example.com` }, { id }));
  const things = isOwned ? await thingsOf(shop, call.id, ownerRole, ownerId) : undefined;
  const token =
    caller && shop.tokenFor({ role: caller, ...(/visitor|member/.test(caller) && { id: callerId }) });
  const [path = '', query = ''] = call.url.split('?');
  const id = call.id === 'checkouts.getCheckoutByCartId' ? things?.cartId : things?.id;
  const pathOfThing = call.path.replaceAll(/\{(?:id|reviewId|ecomOrderId)\}/g, id ?? '');
  const body = things && bodies[call.id] ? bodies[call.id]?.(things) : call.body;
  const response = await shop.fetch(`${shop.base.origin()}${isOwned ? pathOfThing : path}?${query}`, {
    method: call.method,
    redirect: 'manual',
    headers: { ...(token !== undefined && { authorization: token }), 'content-type': 'application/json' },
    ...(call.method !== 'GET' && body !== undefined && { body: JSON.stringify(body) }),
  });
  if (call.effect !== 'read') shop.restoreSnapshot({ name: BEFORE });
  return response.status;
}

test('callers reach what access.md says: their own things and no others', async () => {
  const shop = createExampleShop();
  shop.takeSnapshot({ name: BEFORE });
  const calls = await successes(shop);
  const rows = new Map<string, number[]>();
  for (const [key, call] of calls) {
    const statuses: number[] = [];
    for (const column of columns) statuses.push(await statusOf(shop, call, column));
    rows.set(key, statuses);
  }
  expect([...rows].filter(([, found]) => !found.some((status) => status < 400))).toEqual([]);
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  const table = [
    line(['call', ...columns.map(({ title }) => title)]),
    line(['---', ...columns.map(() => '---')]),
    ...[...rows].map(([call, found]) => line([call, ...found])),
  ].join('\n');
  await expect(`# Status per caller and owner\n\n${table}\n`).toMatchFileSnapshot('./access.md');
}, 120_000);
