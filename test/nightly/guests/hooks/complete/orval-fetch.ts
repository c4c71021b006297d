import { type OwnTransport, ownTransport } from './own-transport.ts';
import type { ShopOptions } from './shop.ts';

let transport: OwnTransport | undefined;

export function connect(options: ShopOptions): OwnTransport {
  transport = ownTransport(options);
  return transport;
}

/** What the calls that orval generates use instead of `fetch`. */
export async function fetchOwn<Output>(url: string, init: RequestInit): Promise<Output> {
  const response = await (transport as OwnTransport).fetch(url, init);
  return { data: await response.json(), status: response.status, headers: response.headers } as Output;
}
