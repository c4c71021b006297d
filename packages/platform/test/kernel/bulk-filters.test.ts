import { expect, test } from 'vitest';
import { createShop } from '../shop.ts';

const CALLS = ['delete-by-filter', 'approve-by-filter', 'block-by-filter'];

test.each([
  [{}, 'filter'],
  [{ $and: [] }, 'filter.$and'],
  [{ $and: [{}] }, 'filter.$and[0]'],
  [{ $and: [{ status: 'BLOCKED' }, {}] }, 'filter.$and[1]'],
  [{ $or: [] }, 'filter.$or'],
  [{ $or: [{ status: 'BLOCKED' }, {}] }, 'filter.$or[1]'],
  [{ $or: [{ $and: [{ $not: {} }] }] }, 'filter.$or[0].$and[0].$not'],
  [{ $not: {} }, 'filter.$not'],
  [{ $not: [] }, 'filter.$not'],
  [{ $not: [{}] }, 'filter.$not[0]'],
  [{ status: {} }, 'filter.status'],
  [{ status: { $nin: [] } }, 'filter.status.$nin'],
  [{ $not: { status: { $in: [] } } }, 'filter.$not.status.$in'],
])('a change by the filter %j is rejected, since it could change every member', async (filter, field) => {
  const shop = createShop();
  const token = shop.tokenFor({ role: 'staff' });
  for (const call of CALLS) {
    const { status, body } = await shop.request('POST', `/members/v1/members/bulk/${call}`, {
      token,
      body: { filter },
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      details: {
        validationError: { fieldViolations: expect.arrayContaining([expect.objectContaining({ field })]) },
      },
    });
  }
});

test('a filter without a condition lists all members', async () => {
  const shop = createShop();
  const { body } = await shop.request('POST', '/members/v1/members/query', {
    token: shop.tokenFor({ role: 'staff' }),
    body: { query: { filter: { $and: [{}] } } },
  });
  expect(body).toMatchObject({ members: expect.any(Array) });
});
