import type { ServerResponse } from 'node:http';
import { json, startServer, type TestServer } from 'storewire-dev-kit/server';

/** What happens to a write: `unsent` and `lost` break the connection, before or after it takes effect. */
export type Behaviour = 'ok' | 'rejected' | 'unsent' | 'lost';

interface Line {
  id: string;
  quantity: number;
  catalogReference: { catalogItemId: string; appId: string };
}

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
  function write(
    person: string,
    call: string,
    body: { lineItems?: Line[]; lineItemIds?: string[] },
  ): boolean {
    const { lineItems = [], lineItemIds = [] } = body;
    let lines = structuredClone(linesOf(person));
    const isAddition = call === 'add-to-cart';
    const named = isAddition ? [] : [...lineItemIds, ...lineItems.map(({ id }) => id)];
    if (!named.every((id) => lines.some((line) => line.id === id))) return false;
    lines = lines.filter(({ id }) => !lineItemIds.includes(id));
    for (const { id, quantity, catalogReference } of lineItems) {
      const item = catalogReference?.catalogItemId;
      if (isAddition) {
        added.set(item, (added.get(item) ?? 0) + quantity);
        if (!item.startsWith(`${person}-`)) strangers.push(`${person} got ${item}`);
      }
      const known = lines.find((line) => line.id === id || line.catalogReference.catalogItemId === item);
      if (known) known.quantity = isAddition ? known.quantity + quantity : quantity;
      else lines.push({ id: `line-${++lineCount}-of-${item}`, quantity, catalogReference });
    }
    carts.set(person, lines);
    return true;
  }

  async function respond(
    person: string,
    call: string,
    body: string,
    response: ServerResponse,
  ): Promise<void> {
    const send = (): void => json(response, { cart: { id: 'c', lineItems: linesOf(person) } });
    const delayMs = delaysMs[requestCount++ % delaysMs.length] ?? 0;
    const delay = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, delayMs));
    if (call === 'current') {
      const lineItems = structuredClone(linesOf(person));
      await delay();
      return json(response, { cart: { id: 'c', lineItems } });
    }
    const outcome = outcomes[writeCount++] ?? 'ok';
    await delay();
    if (outcome === 'rejected') return json(response, { message: 'No' }, 409);
    if (outcome !== 'unsent' && !write(person, call, JSON.parse(body))) return json(response, INVALID, 400);
    if (outcome === 'ok') send();
    else response.destroy();
  }

  const server = await startServer(
    async ({ url, headers, body }, response) => {
      inFlight++;
      await respond(headers['authorization'] ?? '', url.split('/').at(-1) ?? '', body, response);
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
