import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTransport, logCalls, visitor } from '../../../src/index.ts';
import { operation } from '../../../src/runtime/index.ts';
import { failureOf } from '../helpers/failure.ts';
import { respond, startStore } from '../helpers/store.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Every line that the console prints, without the time. */
function watchConsole(): unknown[] {
  const lines: unknown[] = [];
  for (const name of ['info', 'groupCollapsed', 'groupEnd'] as const)
    vi.spyOn(console, name).mockImplementation((...values: unknown[]) => {
      const [first] = values;
      lines.push(typeof first === 'string' ? first.replace(/\d+ ms/, '… ms') : (first ?? name));
    });
  return lines;
}

/** A call that gets a token, then no response, then an error. */
async function makeCall(): Promise<void> {
  const tokens = { access_token: 'canary-access', refresh_token: 'canary-refresh', expires_in: 900 };
  const { client } = await startStore(
    [
      respond(200, tokens),
      (_request, response) => response.destroy(),
      respond(404, { message: 'canary-name' }, { 'x-wix-request-id': 'req-1' }),
    ],
    { auth: visitor({ clientId: 'client-1' }), on: logCalls(), retry: { baseMs: 1 } },
  );
  await failureOf(client.orders.getOrder({ id: 'canary-id' }));
}

describe('logCalls', () => {
  it('prints one line per event', async () => {
    const lines = watchConsole();
    await makeCall();
    expect(lines).toEqual([
      'POST /oauth2/token → sent',
      'POST /oauth2/token → 200 after … ms',
      'GET /ecom/v1/orders/{id} → sent',
      'GET /ecom/v1/orders/{id} → network, retry 1 in … ms',
      'GET /ecom/v1/orders/{id} → sent again after … ms',
      'GET /ecom/v1/orders/{id} → 404 after … ms',
      'GET /ecom/v1/orders/{id} → 404 NOT_FOUND after … ms',
    ]);
  });

  it('prints one collapsed group per call in a page, without input, token or message of the platform', async () => {
    vi.stubGlobal('document', {});
    const lines = watchConsole();
    await makeCall();
    expect(lines).toMatchObject([
      'POST /oauth2/token → 200 after … ms',
      { operation: 'oauth.oauthToken', attempts: 1 },
      'groupEnd',
      'GET /ecom/v1/orders/{id} → 404 NOT_FOUND after … ms',
      { operation: 'orders.getOrder', attempts: 2, kind: 'client', code: 'NOT_FOUND', requestId: 'req-1' },
      'groupEnd',
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/canary-(?:id|access|refresh)/);
  });

  it('warns once of each deprecated call, with its last day and its replacement', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    watchConsole();
    const client = createTransport({ fetch: async () => Response.json({}), on: logCalls() });
    const sunset = '2027-02-01';
    const old = operation('old.call', 'GET', '/v1/old', { sunset, replacedBy: 'carts.newCall' });
    for (const call of [old, old, operation('older.call', 'GET', '/v0/old', { sunset })]) await call(client);
    expect(warned.mock.calls).toEqual([
      ['GET /v1/old → deprecated, ends on 2027-02-01, use carts.newCall'],
      ['GET /v0/old → deprecated, ends on 2027-02-01'],
    ]);
  });
});
