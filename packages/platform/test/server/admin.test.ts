import { expect, test } from 'vitest';
import { accounts, emptyAccount } from '../../src/features/members/accounts.ts';
import { mailer } from '../../src/kernel/context/mail.ts';
import { actions } from '../../src/server/admin/actions/index.ts';
import { callAction, type Description, violationsOf } from '../admin-action.ts';
import { createProduct, createShop, keepState, START, type TestShop } from '../shop.ts';

test('each action is a route of the API, an operation of its description, and a method', async () => {
  const shop = createShop();
  const { body } = await shop.request('GET', '/__dev/openapi.json');
  const { openapi, paths } = body as unknown as Description;
  expect(openapi).toBe('3.1.0');
  const ids = Object.values(paths).flatMap((item) =>
    Object.values(item).map(({ operationId }) => operationId),
  );
  expect(ids.toSorted()).toEqual(actions.map(({ name }) => name).toSorted());
  for (const { name } of actions) expect(shop[name as keyof TestShop]).toBeTypeOf('function');
});

test('the shop and its readiness are at fixed paths', async () => {
  const shop = createShop();
  const { body } = await callAction(shop, 'getShop');
  expect(body).toMatchObject({ ...shop.shop, url: shop.base.origin(), seed: 'empty' });
  expect(body['publicKey']).toMatch(/^-----BEGIN PUBLIC KEY-----/);
  expect((await shop.request('GET', '/__dev/shop')).body).toEqual(body);
  expect((await shop.request('GET', '/__dev/health')).body).toEqual({ status: 'ready' });
});

test('an invalid input gets all violations at once, over HTTP and from the method', async () => {
  const shop = createShop();
  const input = { kind: 'none', times: 0, milliseconds: 'x', other: 1 };
  const { status, body } = await callAction(shop, 'addFault', input);
  expect(status).toBe(400);
  expect(violationsOf(body)).toEqual([
    expect.objectContaining({ field: 'other', violatedRule: 'FIELD_NOT_ALLOWED' }),
    expect.objectContaining({ field: 'kind', violatedRule: 'INVALID_ENUM_VALUE' }),
    { field: 'times', violatedRule: 'MIN', description: 'must be at least 1', data: { threshold: 1 } },
    expect.objectContaining({ field: 'milliseconds', violatedRule: 'FORMAT' }),
  ]);
  expect(() => shop.advanceClock({ milliseconds: -1 })).toThrow(
    new TypeError('advanceClock: milliseconds must be at least 0'),
  );
  expect((await shop.request('POST', '/__dev/api/reset', { body: '{' })).status).toBe(400);
  expect((await callAction(shop, 'deleteJob', { id: 'none' })).status).toBe(404);
});

test.each([
  [{ kind: 'buyXGetY', buy: 0, get: 1 }, 'reduction.buy'],
  [{ kind: 'amount', percent: '10' }, 'reduction'],
  [{ kind: 'none' }, 'reduction'],
])('what is wrong in one of several forms is named alone: %j', async (reduction, field) => {
  const input = { code: 'KILN10', name: 'Kiln', reduction };
  const { body } = await callAction(createShop(), 'saveCoupon', input);
  expect(violationsOf(body)).toMatchObject([{ field }]);
});

test.each(['2026-02-30T00:00:00Z', '2026-06-30T23:59:60Z', '2026-04-01T00:00:00Z[Europe/Dublin]'])(
  'the clock is not set to what is no time: %s',
  async (time) => {
    const { status, body } = await callAction(createShop(), 'setClock', { time });
    expect([status, violationsOf(body)]).toMatchObject([400, [{ field: 'time', violatedRule: 'FORMAT' }]]);
  },
);

test('a reset brings the shop, its ids and its clock back to the start, and removes fault rules', async () => {
  const shop = createShop();
  const first = await createProduct(shop);
  shop.advanceClock({ milliseconds: 60_000 });
  await shop.addFault({ kind: 'reset' });
  expect((await callAction(shop, 'reset')).body).toEqual({});
  expect(shop.getClock().now).toBe(START);
  expect(shop.listFaults().faults).toEqual([]);
  expect(shop.listEntities().entities.every(({ count }) => count === 0)).toBe(true);
  expect(await createProduct(shop)).toBe(first);
  expect((await callAction(shop, 'reset', { seed: 'none' })).status).toBe(400);
  expect(shop.listItems({ entity: 'product' }).total).toBe(1);
});

test('a reset restores the data, the sessions and the clock of a shop that a file filled, each time', async () => {
  const shop = createShop();
  const id = await createProduct(shop);
  const token = shop.tokenFor({ role: 'visitor' });
  keepState(shop);
  const before = shop.exportData();
  for (let round = 0; round < 2; round++) {
    await createProduct(shop);
    shop.advanceClock({ milliseconds: 15_000_000 });
    expect((await shop.request('GET', `/stores-reader/v1/products/${id}`, { token })).status).toBe(401);
    expect((await callAction(shop, 'reset')).status).toBe(200);
    expect(shop.exportData()).toEqual(before);
    expect(shop.getClock().now).toBe(START);
    expect((await shop.request('GET', `/stores-reader/v1/products/${id}`, { token })).status).toBe(200);
  }
});

test('the clock is set, advanced, run and stopped, and is never set back', async () => {
  const shop = createShop();
  expect((await callAction(shop, 'getClock')).body).toEqual({ now: START, isRunning: false });
  const time = '2026-04-01T00:00:00.000Z';
  expect((await callAction(shop, 'setClock', { time })).body).toEqual({ now: time, isRunning: false });
  expect((await callAction(shop, 'setClock', { time: START })).status).toBe(400);
  expect((await callAction(shop, 'runClock')).body).toMatchObject({ isRunning: true });
  const { now } = shop.stopClock();
  expect(now >= time && now < '2026-04-01T01:00:00.000Z').toBe(true);
  expect(shop.getClock()).toEqual({ now, isRunning: false });
});

test('tokens are issued to every role, and a member is signed in without a password', async () => {
  const shop = createShop();
  const { member } = await shop
    .as('staff')
    .members.createMember({ member: { loginEmail: 'ann@example.com' } });
  const { body } = await callAction(shop, 'listAccounts');
  expect(body).toMatchObject({ accounts: [{ id: member?.id, email: 'ann@example.com' }], total: 1 });
  const { accessToken } = shop.signInAs({ memberId: member?.id ?? '' });
  const { body: mine } = await shop.request('GET', '/members/v1/members/my', { token: accessToken });
  expect(mine).toMatchObject({ member: { id: member?.id } });
  expect((await callAction(shop, 'signInAs', { memberId: 'none' })).status).toBe(404);
  for (const role of ['visitor', 'staff', 'app'] as const)
    expect((await callAction(shop, 'issueToken', { role })).body['accessToken']).toMatch(/^OauthNG\./);
});

test('the inbox lists emails, of one address too, and is emptied', async () => {
  const shop = createShop();
  const { db } = shop.base;
  db.write(() => {
    for (const to of ['a@example.com', 'b@example.com'])
      mailer(shop.base)({ to, subject: 'Code', text: 'Your code', code: '123456' });
  });
  expect((await callAction(shop, 'listMails', { to: 'b@example.com' })).body).toMatchObject({
    mails: [{ to: 'b@example.com', code: '123456' }],
    total: 1,
  });
  expect((await callAction(shop, 'clearMails')).body).toEqual({ removed: 2 });
});

test('the data browser pages through items, and shows no token and no secret', async () => {
  const shop = createShop();
  const ids = [await createProduct(shop), await createProduct(shop), await createProduct(shop)];
  const page = await callAction(shop, 'listItems', { entity: 'product', limit: 2, offset: 2 });
  expect(page.body).toMatchObject({ items: [{ id: ids.toSorted()[2] }], total: 3 });
  expect((await callAction(shop, 'getItem', { entity: 'product', id: ids[0] })).status).toBe(200);
  expect((await callAction(shop, 'listItems', { entity: 'token' })).status).toBe(400);
  expect((await callAction(shop, 'getItem', { entity: 'product', id: 'none' })).status).toBe(404);
  shop.base.db.write(() =>
    shop.base.db.of(accounts).save({ ...emptyAccount('1'), passwordHash: 'x', totp: { secret: 'x' } }),
  );
  const { item } = shop.getItem({ entity: 'account', id: '1' });
  expect(item).toMatchObject({ id: '1', passwordHash: '•••', totp: { secret: '•••' } });
});

test('the console lists every action with what it does, and has a form for each', async () => {
  const shop = createShop();
  const open = async (path: string) => (await shop.fetch(`${shop.base.origin()}/__dev${path}`)).text();
  const list = await open('/');
  for (const { name, input } of actions) {
    expect(list).toContain(`<a href="/__dev/actions/${name}">${name}</a>`);
    const form = await open(`/actions/${name}`);
    expect(form.match(/ name="[^"]+"/g) ?? []).toEqual([
      ' name="viewport"',
      ...Object.keys(input.properties).map((property) => ` name="${property}"`),
      ' name="$form"',
    ]);
  }
});

test('a form of the console shows the result of its action, with what was entered and with links', async () => {
  const shop = createShop();
  const id = await createProduct(shop);
  const { status, text } = await submit(shop, 'listItems', { entity: 'product', limit: '5' });
  expect(status).toBe(200);
  expect(text).toContain('<input id="entity" name="entity" required value="product">');
  expect(text).toContain(`&quot;id&quot;: &quot;${id}&quot;`);
  const { url } = shop.getShop();
  expect((await submit(shop, 'getShop', {})).text).toContain(`&quot;<a href="${url}">${url}</a>&quot;`);
});

test('a form of the console that is sent twice runs its action once, and the next form runs it again', async () => {
  const shop = createShop();
  const mail = { to: 'mara@example.com', subject: 'Hello', text: 'One.' };
  const page = await shop.fetch(`${shop.base.origin()}/__dev/actions/sendMail`);
  const formIn = (text: string) => /name="\$form" value="([^"]+)"/.exec(text)?.[1] ?? '';
  const form = formIn(await page.text());
  const both = await Promise.all([1, 2].map(() => submit(shop, 'sendMail', { ...mail, $form: form })));
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(shop.listMails({}).mails).toHaveLength(1);
  await submit(shop, 'sendMail', { ...mail, $form: formIn(both[0]?.text ?? '') });
  expect(shop.listMails({}).mails).toHaveLength(2);
});

test('a form of the console that is sent again with other values, or to another action, runs that', async () => {
  const shop = createShop();
  const send = (subject: string) =>
    submit(shop, 'sendMail', { to: 'mara@example.com', subject, text: 'One.', $form: 'X' });
  await send('One');
  await send('Two');
  const { text } = await submit(shop, 'listMails', { $form: 'X' });
  expect(text).toContain('&quot;subject&quot;: &quot;Two&quot;');
  expect(
    shop
      .listMails({})
      .mails.map(({ subject }) => subject)
      .toSorted(),
  ).toEqual(['One', 'Two']);
});

test('a form of the console says that it leaves out what is empty, and how to clear a list and a text', async () => {
  const shop = createShop({ settings: { storeUrl: 'https://shop.example.com' } });
  shop.changeSettings({ importHosts: ['media.example.com'] });
  const before = shop.getSettings();
  await submit(shop, 'changeSettings', { storeUrl: '', allowedOrigins: '', importHosts: ' ' });
  expect(shop.getSettings()).toEqual(before);
  const { text } = await submit(shop, 'changeSettings', {
    storeUrl: '""',
    allowedOrigins: '[]',
    importHosts: '[]',
  });
  expect(text).toContain('What is empty is left out.');
  expect(shop.getSettings()).toMatchObject({ storeUrl: '', allowedOrigins: [], importHosts: [] });
});

test('a form of the console names what is wrong at its field, keeps what was entered and changes nothing', async () => {
  const shop = createShop();
  const regions = JSON.stringify([{ id: '1', name: 'Here', places: [], carriers: [] }]);
  const { status, text } = await submit(shop, 'configureDelivery', { regions });
  expect(status).toBe(400);
  expect(text).toContain('aria-invalid="true"');
  expect(text).toContain('regions[0].id is not a valid uuid.');
  expect(text).toContain('&quot;name&quot;:&quot;Here&quot;');
  expect(shop.getDelivery()).toEqual(createShop().getDelivery());
  const refused = await submit(shop, 'deleteJob', { id: 'none' });
  expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('Not found')]);
});

test('a form of the console outlines the JSON that a field takes', async () => {
  const shop = createShop();
  const form = await shop.fetch(`${shop.base.origin()}/__dev/actions/refundOrder`);
  expect(await form.text()).toContain('JSON: [{ lineItemId, quantity, restock? }]');
});

test('a form of the console starts with the values of its address', async () => {
  const shop = createShop();
  const form = await shop.fetch(`${shop.base.origin()}/__dev/actions/refundOrder?orderId=7`);
  expect(await form.text()).toContain('<input id="orderId" name="orderId" required value="7">');
});

/** Sends a form of the console. */
async function submit(
  shop: TestShop,
  action: string,
  fields: Record<string, string>,
): Promise<{ status: number; text: string }> {
  const url = `${shop.base.origin()}/__dev/actions/${action}`;
  const response = await shop.fetch(url, { method: 'POST', body: new URLSearchParams(fields) });
  return { status: response.status, text: await response.text() };
}

test.each(['/none', '/actions', '/actions/none', '/actions/__proto__'])(
  'a page of the console that does not exist says so: %s',
  async (path) => {
    const shop = createShop();
    const response = await shop.fetch(`${shop.base.origin()}/__dev${path}`);
    expect([response.status, await response.text()]).toEqual([404, expect.stringContaining('no such page')]);
  },
);

test('the console opens with a slash at the end of its address, too', async () => {
  const shop = createShop();
  const response = await shop.fetch(`${shop.base.origin()}/__dev/`);
  expect([response.status, await response.text()]).toEqual([
    200,
    expect.stringContaining('<h1>Local platform'),
  ]);
});

test('a reset with another seed brings the settings of that seed, and a reset without one those from before', async () => {
  const shop = createShop();
  const isAllowed = async (): Promise<boolean> => {
    const { status } = await shop.request('POST', '/headless/v1/redirect-session', {
      token: shop.tokenFor({ role: 'visitor' }),
      body: { login: {}, callbacks: { postFlowUrl: 'https://shop.example.com/' } },
    });
    return status === 200;
  };
  keepState(shop);
  expect(await isAllowed()).toBe(false);
  shop.reset({ seed: 'examples' });
  expect(await isAllowed()).toBe(true);
  shop.reset();
  expect(await isAllowed()).toBe(false);
});

test.each([8.64e15, Number.MAX_SAFE_INTEGER])(
  'the clock is not advanced beyond what dates can be: %d',
  async (milliseconds) => {
    const shop = createShop();
    expect((await callAction(shop, 'advanceClock', { milliseconds })).status).toBe(400);
    expect((await callAction(shop, 'setClock', { time: '9999-12-31T23:59:59Z' })).status).toBe(400);
    expect(shop.getClock().now).toBe(START);
  },
);
