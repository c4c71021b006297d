import type { ServerResponse } from 'node:http';
import { json, startServer, type TestServer } from 'storewire-dev-kit/server';
import { type CartCall, cartOf, changed, kindOf, type Line, UNKNOWN_LINE } from './cart-shop.tsx';

/** What happens to a write: `unsent` and `lost` break the connection, before or after it takes effect. */
export type Behaviour = 'ok' | 'rejected' | 'unsent' | 'lost';

/** A server with a cart per person. The outcomes are those of its first writes; later ones succeed. */
export async function startCartServer(outcomes: readonly Behaviour[], delaysMs: readonly number[]) {
  const carts = new Map<string, Line[]>();
  const added = new Map<string, number>();
  const strangers: string[] = [];
  let lineCount = 0;
  let writeCount = 0;
  let requestCount = 0;
  let inFlight = 0;
  let stop: TestServer['stop'] = async () => undefined;

  const linesOf = (person: string): Line[] => carts.get(person) ?? [];

  /** Returns false if a line is unknown. */
  function write(person: string, body: string): boolean {
    const change = JSON.parse(body);
    const lines = changed(linesOf(person), change, (item) => `line-${++lineCount}-of-${item}`);
    if (!lines) return false;
    for (const { quantity, catalogReference } of (change.catalogItems ?? []) as Line[]) {
      const item = catalogReference.catalogItemId;
      added.set(item, (added.get(item) ?? 0) + quantity);
      if (!item.startsWith(`${person}-`)) strangers.push(`${person} got ${item}`);
    }
    carts.set(person, lines);
    return true;
  }

  async function respond(
    person: string,
    call: CartCall,
    body: string,
    response: ServerResponse,
  ): Promise<void> {
    const send = (): void => json(response, cartOf(linesOf(person)));
    const delayMs = delaysMs[requestCount++ % delaysMs.length] ?? 0;
    const delay = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, delayMs));
    if (call === 'read') {
      const current = cartOf(linesOf(person));
      await delay();
      return json(response, current);
    }
    const outcome = outcomes[writeCount++] ?? 'ok';
    await delay();
    if (outcome === 'rejected') return json(response, { message: 'No' }, 409);
    if (outcome !== 'unsent' && !write(person, body)) return json(response, UNKNOWN_LINE, 400);
    if (outcome === 'ok') send();
    else response.destroy();
  }

  const server = await startServer(
    async ({ method, url, headers, body }, response) => {
      inFlight++;
      const call = kindOf(`${method} ${url}`);
      await respond(headers['authorization'] ?? '', call, body, response);
      inFlight--;
    },
    (onEnd) => {
      stop = onEnd;
    },
  );
  return {
    url: server.url,
    added,
    strangers,
    isBusy: () => inFlight > 0,
    linesOf: (person: string) => linesOf(person).map(({ id, quantity }): [string, number] => [id, quantity]),
    pieces: () =>
      [...carts.values()]
        .flat()
        .map(({ catalogReference, quantity }): [string, number] => [
          catalogReference.catalogItemId,
          quantity,
        ]),
    stop: () => stop(),
  };
}
