import type { StoreError } from 'storewire';
import { expect, test } from 'vitest';
import { addMember } from '../../src/features/members/members.ts';
import { moderateReview } from '../../src/features/reviews/moderation.ts';
import { contextOf } from '../../src/kernel/context/context.ts';
import { act, place } from '../orders.ts';
import { writeReview } from '../reviews.ts';
import { createProduct, createShop, eventsIn, START, type TestShop } from '../shop.ts';

const ANN = '6f3e9d1a-0c58-4b72-9a4e-2d8c7b5f1e36';
const BEN = '91b6c3f7-5e2a-4d08-8b19-4f6a7c2d3e50';
const APP = '6d1f4a52-8c3e-4b7a-9f02-5e1c7d9b3a64';

type Client = ReturnType<TestShop['as']>;
const ratings = async (client: Client, query: Parameters<Client['reviews']['queryReviews']>[0]) =>
  ((await client.reviews.queryReviews(query)).reviews ?? []).map(({ content }) => content?.rating);

const decide = (shop: TestShop, id: string, decision: 'APPROVED' | 'REJECTED') =>
  shop.base.db.write(() =>
    moderateReview(contextOf(shop.base, { caller: { role: 'anonymous' }, scope: 'test' }), id, decision),
  );

const eventsOf = (shop: TestShop, entityId: string) =>
  eventsIn(shop, { entityId }).map(({ type }) => type.replace('wix.reviews.v1.review_', ''));

test('a member writes a review, and everyone reads it at once', async () => {
  const shop = createShop();
  const bowl = await createProduct(shop);
  const review = await writeReview(shop.as('member', ANN), bowl, { title: 'A bowl to keep', body: null });
  expect(review).toMatchObject({
    namespace: 'stores',
    entityId: bowl,
    content: { title: 'A bowl to keep', media: [], rating: 5 },
    author: { authorType: 'MEMBER' },
    moderation: { moderationStatus: 'APPROVED', manuallyChanged: false },
    origin: { type: 'ORGANIC' },
    creatorType: 'MEMBER',
    revision: '1',
    publishCount: 1,
    verified: false,
  });
  expect((await shop.as('visitor').reviews.getReview({ reviewId: review.id })).review).toEqual(review);
  expect(eventsOf(shop, review.id)).toEqual(['created', 'review_published']);
});

test('the author of a review is the contact of the member, also if a merchant names it', async () => {
  const shop = createShop();
  const { contactId } = act(shop, (context) =>
    addMember(context, { loginEmail: 'ann@example.com' }, { id: ANN }),
  );
  expect(contactId).not.toBe(ANN);
  const [bowl, vase] = [await createProduct(shop), await createProduct(shop)];
  const own = await writeReview(shop.as('member', ANN), bowl);
  expect(own.author).toEqual({ contactId, authorType: 'MEMBER' });
  const { review } = await shop.as('staff').reviews.createReview({
    review: {
      namespace: 'stores',
      entityId: vase,
      content: { rating: 4 },
      author: { contactId: contactId ?? '' },
    },
  });
  const reviewId = review.id ?? '';
  await shop.as('member', ANN).reviews.deleteReview({ reviewId });
});

test('an author has one review of each product', async () => {
  const shop = createShop();
  const bowl = await createProduct(shop);
  const vase = await createProduct(shop, { name: 'Vase' });
  await writeReview(shop.as('member', ANN), bowl);
  await writeReview(shop.as('member', ANN), vase);
  await writeReview(shop.as('member', BEN), bowl);
  await expect(writeReview(shop.as('member', ANN), bowl)).rejects.toMatchObject({ status: 409 });
  await writeReview(shop.as('visitor', APP), bowl);
  await expect(writeReview(shop.as('visitor', APP), bowl)).rejects.toMatchObject({ status: 409 });
});

test('a review of a member who bought the product is verified', async () => {
  const shop = createShop();
  const bowl = await createProduct(shop);
  place(shop, [{ productId: bowl, cents: 0 }]);
  expect((await writeReview(shop.as('member', ANN), bowl)).verified).toBe(true);
  expect((await writeReview(shop.as('member', BEN), bowl)).verified).toBe(false);
});

test('a review is of a product of the store', async () => {
  await expect(writeReview(createShop().as('visitor'), ANN)).rejects.toMatchObject({
    violations: [{ field: 'review.entityId', rule: 'VALIDATION' }],
  });
});

test('an app brings in reviews with their authors and dates, and a shopper writes only its own', async () => {
  const shop = createShop();
  const bowl = await createProduct(shop);
  const input = {
    namespace: 'stores',
    entityId: bowl,
    content: { rating: 4 },
    author: { contactId: BEN, authorName: 'Ben' },
    reviewDate: '2025-11-02T10:00:00.000Z',
  };
  const app = shop.as('app', APP).reviews;
  const { review: imported } = await app.createReview({ review: input });
  expect(imported).toMatchObject({
    author: { contactId: BEN, authorName: 'Ben' },
    origin: { type: 'APP', appId: APP },
    creatorType: 'APP',
  });
  expect(new Date(imported.reviewDate ?? '').toISOString()).toBe(input.reviewDate);
  await expect(app.createReview({ review: input })).rejects.toMatchObject({ status: 409 });
  // without a contact, the platform cannot recognise the author
  for (const authorName of ['Cat', 'Cat'])
    await app.createReview({ review: { ...input, author: { authorName } } });
  const { review: written } = await shop.as('member', ANN).reviews.createReview({ review: input });
  expect(written.author).toEqual({ authorName: 'Ben', authorType: 'MEMBER' });
  expect(new Date(written.reviewDate ?? '').toISOString()).toBe(START);
});

test('every review says that nothing is known of what led to it, as the platform asks for none', async () => {
  const shop = createShop();
  const bowl = await createProduct(shop);
  const origins = [];
  for (const client of [shop.as('member'), shop.as('app', APP)])
    origins.push((await writeReview(client, bowl)).origin);
  expect(origins).toEqual([
    { type: 'ORGANIC', sourceType: 'UNKNOWN_SOURCE_TYPE' },
    { type: 'APP', appId: APP, sourceType: 'UNKNOWN_SOURCE_TYPE' },
  ]);
});

test('a review that waits for a moderator is read by merchants that ask for it, until it is approved', async () => {
  const shop = createShop({ settings: { moderatesReviews: true } });
  const bowl = await createProduct(shop);
  const member = shop.as('member', ANN);
  const staff = shop.as('staff');
  const review = await writeReview(member, bowl, { rating: 3 });
  const reviewId = review.id;
  expect(review).toMatchObject({ moderation: { moderationStatus: 'IN_MODERATION' }, publishCount: 0 });
  for (const client of [member, shop.as('visitor'), staff]) {
    await expect(client.reviews.getReview({ reviewId })).rejects.toMatchObject({ status: 404 });
    expect(await ratings(client, {})).toEqual([]);
  }
  await staff.reviews.getReview({ reviewId, returnPrivateReviews: true });
  expect(await ratings(staff, { returnPrivateReviews: true })).toEqual([3]);
  decide(shop, reviewId, 'APPROVED');
  const { review: approved } = await shop.as('visitor').reviews.getReview({ reviewId });
  expect(approved).toMatchObject({
    moderation: { moderationStatus: 'APPROVED', manuallyChanged: true, decision: 'APPROVED' },
    publishCount: 1,
    revision: '2',
  });
  decide(shop, reviewId, 'REJECTED');
  expect(await ratings(member, {})).toEqual([]);
  expect(eventsOf(shop, reviewId)).toEqual([
    'created',
    ...['updated', 'moderation_status_changed', 'review_published'],
    ...['updated', 'moderation_status_changed'],
  ]);
});

test('a changed text passes moderation again, unless a merchant changed it', async () => {
  const shop = createShop({ settings: { moderatesReviews: true } });
  const member = shop.as('member', ANN).reviews;
  const review = await writeReview(shop.as('member', ANN), await createProduct(shop));
  decide(shop, review.id, 'APPROVED');
  const change = async (client: Client['reviews'], revision: string, body: string) =>
    (await client.updateReview({ reviewId: review.id, review: { revision, content: { body } } })).review;
  expect((await change(shop.as('staff').reviews, '2', 'one')).moderation?.moderationStatus).toBe('APPROVED');
  expect((await change(member, '3', 'one')).moderation?.moderationStatus).toBe('APPROVED');
  expect((await change(member, '4', 'two')).moderation?.moderationStatus).toBe('IN_MODERATION');
  decide(shop, review.id, 'APPROVED');
  const { review: again } = await member.getReview({ reviewId: review.id });
  expect(again).toMatchObject({ publishCount: 2, content: { body: 'two' } });
});

test('only merchants ask for reviews that are not published', async () => {
  const shop = createShop();
  const { reviews } = shop.as('member', ANN);
  const review = await writeReview(shop.as('member', ANN), await createProduct(shop));
  await expect(reviews.getReview({ reviewId: review.id, returnPrivateReviews: true })).rejects.toMatchObject({
    status: 403,
  });
  await expect(reviews.queryReviews({ returnPrivateReviews: true })).rejects.toMatchObject({ status: 403 });
});

test('an update changes what it names and needs the revision that was read', async () => {
  const shop = createShop();
  const { reviews } = shop.as('member', ANN);
  const first = await writeReview(shop.as('member', ANN), await createProduct(shop), {
    title: 'one',
    body: 'text',
  });
  const reviewId = first.id;
  shop.advance(1000);
  const { review } = await reviews.updateReview({
    reviewId,
    review: { revision: '1', content: { title: 'two' } },
  });
  expect(review).toMatchObject({ content: { title: 'two', body: 'text', rating: 5 }, revision: '2' });
  expect(review.updatedDate).not.toEqual(review.createdDate);
  await expect(
    reviews.updateReview({ reviewId, review: { revision: '1', content: { title: 'three' } } }),
  ).rejects.toMatchObject({ status: 409 });
  const { review: masked } = await reviews.updateReview({
    reviewId,
    review: { revision: '2', content: { title: 'three', rating: 1 } },
    fieldMask: 'content.rating,content.body,verified',
  });
  expect(masked.content).toEqual({ title: 'two', media: [], rating: 1 });
  expect(masked).toMatchObject({ revision: '3', verified: false });
  expect(eventsOf(shop, reviewId)).toEqual(['created', 'review_published', 'updated', 'updated']);
});

test('an update cannot move a review, change its contact or clear its rating', async () => {
  const shop = createShop();
  const review = await writeReview(shop.as('member', ANN), await createProduct(shop));
  const reviewId = review.id;
  const update = (changes: object, fieldMask?: string) =>
    shop.as('staff').reviews.updateReview({
      reviewId,
      review: { revision: '1', ...changes },
      ...(fieldMask && { fieldMask }),
    });
  const broken = (field: string) => ({ violations: [{ field }] });
  await expect(update({ namespace: 'blog' })).rejects.toMatchObject(broken('review.namespace'));
  await expect(update({ entityId: BEN })).rejects.toMatchObject(broken('review.entityId'));
  await expect(update({ author: { contactId: BEN } })).rejects.toMatchObject(
    broken('review.author.contactId'),
  );
  await expect(update({}, 'content')).rejects.toMatchObject(broken('review.content.rating'));
  const all = update({ namespace: 'blog', entityId: BEN, author: { contactId: BEN } });
  const fields = await all.catch(({ violations }: StoreError) => violations.map(({ field }) => field));
  expect(fields).toEqual(['review.author.contactId', 'review.entityId', 'review.namespace']);
});

test('a review is deleted by its member and by merchants, and not by a visitor of the same id', async () => {
  const shop = createShop();
  const bowl = await createProduct(shop);
  const review = await writeReview(shop.as('member', ANN), bowl);
  const reviewId = review.id;
  await expect(shop.as('visitor', ANN).reviews.deleteReview({ reviewId })).rejects.toMatchObject({
    status: 403,
  });
  expect((await shop.as('staff').reviews.deleteReview({ reviewId })).review).toEqual(review);
  await expect(shop.as('staff').reviews.deleteReview({ reviewId })).rejects.toMatchObject({ status: 404 });
  expect(eventsOf(shop, reviewId)).toEqual(['created', 'review_published', 'deleted']);
  const second = await writeReview(shop.as('member', ANN), bowl);
  await shop.as('member', ANN).reviews.deleteReview({ reviewId: second.id });
  expect(await ratings(shop.as('visitor'), {})).toEqual([]);
});

test('queries filter, sort and page by cursor, in both formats', async () => {
  const shop = createShop();
  const bowl = await createProduct(shop);
  const vase = await createProduct(shop, { name: 'Vase' });
  const visitor = shop.as('visitor');
  for (const rating of [2, 5, 1, 4]) {
    await writeReview(shop.as('visitor'), bowl, {
      rating,
      ...(rating > 3 && { media: [{ image: { url: 'https://static.example.com/media/bowl.png' } }] }),
    });
    shop.advance(1000);
  }
  await writeReview(shop.as('visitor'), vase, { rating: 3 });
  const filter = { namespace: 'stores', entityId: bowl };
  expect(await ratings(visitor, {})).toEqual([2, 5, 1, 4, 3]);
  expect(await ratings(visitor, { filter, sort: [{ fieldName: 'content.rating', order: 'DESC' }] })).toEqual([
    5, 4, 2, 1,
  ]);
  expect(await ratings(visitor, { query: { filter: { 'content.rating': { $gte: 3 } } } })).toEqual([5, 4, 3]);
  expect(await ratings(visitor, { filter: { 'content.media': { $isEmpty: false } } })).toEqual([5, 4]);
  expect(await ratings(visitor, { filter: { ...filter, 'content.media': { $isEmpty: true } } })).toEqual([
    2, 1,
  ]);
  const first = await visitor.reviews.queryReviews({ query: { filter, cursorPaging: { limit: 3 } } });
  expect(first.metadata).toMatchObject({ count: 3 });
  const cursor = first.metadata?.cursors?.next ?? '';
  expect(await ratings(visitor, { query: { cursorPaging: { cursor, limit: 3 } } })).toEqual([4]);
  expect(await ratings(visitor, { cursorPaging: { cursor, limit: 3 } })).toEqual([4]);
});
