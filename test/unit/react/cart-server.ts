import type { ServerResponse } from 'node:http';
import { json, startServer, type TestServer } from 'storewire-dev-kit/server';
import { type CartCall, cartApi, type Line } from './cart-api.ts';
import { kindOf } from './cart-shop.tsx';

/** What happens to a write: `unsent` and `lost` break the connection, before or after it takes effect. */
export type Behaviour = 'ok' | 'rejected' | 'unsent' | 'lost';

const INVALID = {
  message: 'No such line',
  details: {
    validationError: {
      fieldViolations: [{ field: 'lineItems', description: 'unknown', violatedRule: 'OTHER' }],
    },
  },
};

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
  function write(person: string, call: CartCall, body: string): boolean {
    const {
      added: items = [],
      quantities = [],
      removed = [],
    } = cartApi.changeOf(call, JSON.parse(body) as never);
    const named = [...removed, ...quantities.map(({ id }) => id)];
    let lines = structuredClone(linesOf(person));
    if (!named.every((id) => lines.some((line) => line.id === id))) return false;
    lines = lines.filter(({ id }) => !removed.includes(id));
    for (const { id, quantity } of quantities)
      lines = lines.map((line) => (line.id === id ? { ...line, quantity } : line));
    for (const { quantity, catalogReference } of items) {
      const item = catalogReference.catalogItemId;
      added.set(item, (added.get(item) ?? 0) + quantity);
      if (!item.startsWith(`${person}-`)) strangers.push(`${person} got ${item}`);
      const known = lines.find((line) => line.catalogReference.catalogItemId === item);
      if (known) known.quantity += quantity;
      else lines.push({ id: `line-${++lineCount}-of-${item}`, quantity, catalogReference });
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
    const send = (): void => json(response, cartApi.response(linesOf(person)));
    const delayMs = delaysMs[requestCount++ % delaysMs.length] ?? 0;
    const delay = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, delayMs));
    if (call === 'read') {
      const current = cartApi.response(linesOf(person));
      await delay();
      return json(response, current);
    }
    const outcome = outcomes[writeCount++] ?? 'ok';
    await delay();
    if (outcome === 'rejected') return json(response, { message: 'No' }, 409);
    if (outcome !== 'unsent' && !write(person, call, body)) return json(response, INVALID, 400);
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
