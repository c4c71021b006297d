import { json, startServer } from 'storewire-dev-kit/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient, createTransport, logCalls, visitor } from '../../../src/index.ts';
import { operation } from '../../../src/runtime/index.ts';
import { failureOf } from '../helpers/failure.ts';

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

async function start() {
  let count = 0;
  const server = await startServer((request, response) => {
    if (request.url.startsWith('/oauth2'))
      return json(response, {
        access_token: 'canary-access',
        refresh_token: 'canary-refresh',
        expires_in: 900,
      });
    return count++ === 0
      ? response.destroy()
      : json(response, { message: 'canary-name' }, 404, { 'x-wix-request-id': 'req-1' });
  });
  const auth = visitor({ clientId: 'client-1' });
  return createClient({ baseUrl: server.url, auth, on: logCalls(), retry: { baseMs: 1 } });
}

describe('logCalls', () => {
  it('prints one line per event', async () => {
    const lines = watchConsole();
    await failureOf((await start()).orders.getOrder({ id: 'canary-id' }));
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
    await failureOf((await start()).orders.getOrder({ id: 'canary-id' }));
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
