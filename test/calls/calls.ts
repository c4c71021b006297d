import { readFileSync } from 'node:fs';

/** A line of `calls.txt`, which lists what the platform serves. The description is checked against it. */
export interface ListedCall {
  /** The long form of a GET and the short form of a POST are no calls of their own. */
  kind: 'fetched' | 'navigated' | 'long' | 'short';
  id: string;
  method: string;
  /** Address behind the base URL. */
  path: string;
}

export const LISTED: readonly ListedCall[] = readFileSync(new URL('./calls.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [kind, id = '', method = '', path = ''] = line.split(' ');
    return { kind: kind as ListedCall['kind'], id, method, path };
  });
