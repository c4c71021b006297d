/** What belongs to someone else responds like what does not exist, so that no caller learns which ids there are. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addMember } from '../../src/features/members/members.ts';
import { createExampleShop, exampleRequests } from '../example-shop.ts';
import { act } from '../orders.ts';
import { createProduct, createShop, keepState, type RawResponse, type TestShop } from '../shop.ts';
import { OWNED, requestAbout, thingsOf } from '../shopper-things.ts';

const calls = [
  ...new Map(
    exampleRequests
      .filter(({ id, path }) => OWNED.test(id) && /\{|redirect-session$/.test(path))
      .map((call) => [`${call.method} ${call.path}`, call]),
  ),
].filter(
  ([, { id, allowedRoles }]) =>
    // a published review is for everyone; one that is not, see below
    id !== 'reviews.getReview' && (allowedRoles.includes('visitor') || allowedRoles.includes('member')),
);

/** A response without what differs from request to request. */
const comparable = ({ status, body }: RawResponse): unknown => [
  status,
  JSON.parse(JSON.stringify(body).replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '<id>')),
];

async function newMember(shop: TestShop): Promise<string> {
  const id = randomUUID();
  act(shop, (context) => addMember(context, { loginEmail: `${id}@example.com` }, { id }));
  return id;
}

/** By service, such as `checkouts`. */
const services = Map.groupBy(calls, ([, { id }]) => id.split('.')[0]);

test.each([...services])(
  'each call of %s responds alike for what belongs to someone else and for what does not exist',
  async (_service, ofService) => {
    const shop = createExampleShop();
    const [callerId, memberId] = [await newMember(shop), await newMember(shop)];
    keepState(shop);
    for (const [name, call] of ofService)
      for (const [ownerRole, ownerId] of [
        ['visitor', randomUUID()],
        ['member', memberId],
      ] as const)
        for (const role of ['visitor', 'member'] as const) {
          if (!call.allowedRoles.includes(role)) continue;
          const things = await thingsOf(shop, call.id, ownerRole, ownerId);
          const token = shop.tokenFor({ role, id: role === 'member' ? callerId : randomUUID() });
          const about = (chosen: typeof things) => {
            const { path, body } = requestAbout(call, chosen);
            // the query of an example may ask for what only merchants may read
            return shop.request(call.method, path.replace(/\?.*/, ''), {
              token,
              ...(call.method !== 'GET' && { body }),
            });
          };
          const foreign = await about(things);
          const missing = await about({ ...things, id: randomUUID(), cartId: randomUUID() });
          expect([name, missing.status]).toEqual([name, 404]);
          expect([name, comparable(foreign)]).toEqual([name, comparable(missing)]);
          shop.reset();
        }
  },
);

test('what the merchant hides responds to a visitor like what does not exist', async () => {
  const shop = createShop();
  const productId = await createProduct(shop, { visible: false });
  const { id: reviewId } = await thingsOf(shop, 'reviews.getReview', 'visitor', randomUUID());
  shop.moderateReview({ id: reviewId, decision: 'REJECTED' });
  const token = shop.tokenFor({ role: 'visitor' });
  for (const [path, id] of [
    ['/stores-reader/v1/products', productId],
    ['/reviews/v1/reviews', reviewId],
  ]) {
    const read = async (each = '') => comparable(await shop.request('GET', `${path}/${each}`, { token }));
    expect(await read(id)).toEqual(await read(randomUUID()));
  }
});
