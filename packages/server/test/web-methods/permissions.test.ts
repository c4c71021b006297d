import { contract } from 'storewire-contract/testing';
import { type WebMethodCaller, webMethod } from 'storewire-server';
import { describe, expect, it } from 'vitest';
import { EXCEPTION, FORBIDDEN, INVALID, MASK, MISSING, startSite } from './site.ts';

const whoCalls = ({ subjectType, subjectId }: WebMethodCaller): object => ({ subjectType, subjectId });
const levels = {
  anyone: webMethod('anyone', whoCalls),
  member: webMethod('site-member', whoCalls),
  admin: webMethod('admin', whoCalls),
};

const MESSAGES = [FORBIDDEN.body.message, MISSING.body.message, INVALID.body, MASK];

describe('permissions', () => {
  it.each([
    ['visitor', [200, 403, 403]],
    ['member', [200, 200, 403]],
    ['user', [200, 200, 200]],
    ['app', [403, 403, 403]],
    ['unheardOf', [403, 403, 403]],
    ['nobody', [403, 403, 403]],
    ['otherSite', [403, 403, 403]],
    ['noSite', [403, 403, 403]],
    ['otherClient', [403, 403, 403]],
    ['noClient', [403, 403, 403]],
    ['inactive', [401, 401, 401]],
    ['almostActive', [401, 401, 401]],
    ['over', [401, 401, 401]],
    ['overAsText', [401, 401, 401]],
    ['oddEnd', [401, 401, 401]],
    ['unknown', [401, 401, 401]],
    ['', [401, 401, 401]],
    ['Bearer ', [401, 401, 401]],
    ['Bearer member', [200, 200, 403]],
  ])('for the token "%s" with the permissions anyone, site-member and admin: %j', async (token, statuses) => {
    const { ask } = await startSite({ modules: { levels } });
    const answers = await Promise.all(
      Object.keys(levels).map((level) => ask(`/_webMethods/levels/${level}`, { token })),
    );
    expect(answers.map(({ status }) => status)).toEqual(statuses);
    for (const { status, body } of answers)
      if (status !== 200) expect({ status, body }).toEqual(status === 401 ? MISSING : FORBIDDEN);
  });

  it('report to the listener only why a token is rejected', async () => {
    const { ask, events } = await startSite({ modules: { levels }, debug: true });
    for (const token of ['otherSite', 'visitor'])
      expect(await ask('/_webMethods/levels/admin', { token })).toMatchObject(FORBIDDEN);
    const causes = events.map(
      (event) => event.type === 'failure' && event.error instanceof Error && event.error.cause,
    );
    expect(causes).toEqual([
      new Error('The token is for the site site-2 and the client client-1'),
      new Error('The permission admin does not allow VISITOR'),
    ]);
  });

  it('accept the tokens of several clients', async () => {
    const { ask } = await startSite({ modules: { levels }, clientId: ['client-1', 'client-2'] });
    expect((await ask('/_webMethods/levels/admin', { token: 'otherClient' })).status).toBe(200);
    expect((await ask('/_webMethods/levels/admin', { token: 'noClient' })).status).toBe(403);
  });

  it('are checked per caller: overlapping calls never mix', async () => {
    const { promise: opened, resolve: open } = Promise.withResolvers<void>();
    let waiting = 0;
    const who = webMethod('anyone', async (caller, name: string) => {
      if (++waiting === 30) open();
      await opened;
      return [caller.subjectId, caller.request.headers.get('x-name'), name];
    });
    const { ask } = await startSite({ modules: { shop: { who } } });
    const names = Array.from({ length: 30 }, (_, index) => String(index));
    const tokenOf = (name: string): string => ['visitor', 'member', 'user'][Number(name) % 3] ?? '';
    const answers = await Promise.all(
      names.map((name) =>
        ask('/_webMethods/shop/who', {
          token: tokenOf(name),
          body: JSON.stringify([name]),
          headers: { 'x-name': name },
        }),
      ),
    );
    expect(answers.map(({ body }) => body.result)).toEqual(
      names.map((name) => [`${tokenOf(name)[0]}1`, name, name]),
    );
  });
});

it('Web method: permission first; foreign-site token rejected; production errors carry no extra properties; bad JSON 400; not found 404; unauthenticated 401; forbidden 403.', async () => {
  const ran: string[] = [];
  const load = async () => {
    ran.push('module');
    return {
      read: () => ran.push('code'),
      fail: () => Promise.reject(Object.assign(new Error('canary'), { sql: 'canary' })),
    };
  };
  const shop = {
    read: webMethod('site-member', async () => (await load()).read()),
    fail: webMethod('site-member', async () => (await load()).fail()),
  };
  const { ask } = await startSite({ modules: { shop } });
  const status = async (path: string, token: string, body = '[]'): Promise<number> =>
    (await ask(path, { token, body })).status;
  expect(await status('/_webMethods/shop/read', '', 'bad JSON')).toBe(401);
  expect(await status('/_webMethods/shop/read', 'visitor', 'bad JSON')).toBe(403);
  expect(await status('/_webMethods/shop/read', 'otherSite')).toBe(403);
  expect(await status('/_webMethods/shop/other', 'member')).toBe(404);
  expect(await status('/_webMethods/shop/read', 'member', 'bad JSON')).toBe(400);
  expect(ran).toEqual([]);
  expect(await status('/_webMethods/shop/read', 'member')).toBe(200);
  expect(ran).toEqual(['module', 'code']);
  expect((await ask('/_webMethods/shop/fail', { token: 'member' })).body).toEqual(EXCEPTION.body);
});

it('the contract describes the permissions, and what callers get', () => {
  const call = contract.paths['/_webMethods/{module}/{functionName}']?.['post'];
  const named = [...['anyone', 'site-member', 'admin'], ...MESSAGES];
  expect(named.filter((name) => !call?.description?.includes(name))).toEqual([]);
  expect(call?.responses).toHaveProperty('400');
});
