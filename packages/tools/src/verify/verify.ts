/** Holds the contract against a site: makes its reads, one after another, and says what differs. */
import {
  type ApiKeyOptions,
  apiKey,
  type Credentials,
  createClient,
  isStoreError,
  readCatalogVersion,
  visitor,
} from 'storewire';
import { assumptionsOf } from '../description/application-errors.ts';
import type { Document } from '../description/openapi.ts';
import { exposed, type Operation, readOperations } from '../description/operations.ts';
import { withoutAllOf } from '../description/without-all-of.ts';
import type { Role } from '../description/x-keys.ts';
import { compareResponse } from './differences.ts';
import { FoundIds } from './found-ids.ts';
import { Recorder } from './recorder.ts';

export interface VerifyOptions {
  /** Default: the hosted platform. */
  baseUrl?: string | undefined;
  clientId: string;
  /** Without it, no call is made as the merchant. */
  key?: ApiKeyOptions | undefined;
  print: (line: string) => void;
}

/** Resolves to the number of calls that differ from the contract. */
export async function verify(contract: Document, options: VerifyOptions): Promise<number> {
  const { baseUrl, clientId, key, print } = options;
  const document = withoutAllOf(contract);
  const reads = exposed(readOperations(document)).filter(
    ({ effect, secret }) => effect === 'read' && !secret,
  );
  const recorder = new Recorder(document);
  const found = new FoundIds(document);
  const assumed = new Set<string>();
  let count = 0;

  const clientOf = (auth: Credentials) => createClient({ baseUrl, auth, ...recorder.options });

  /** Makes a call, and returns what differs from the contract. */
  async function differencesOf(client: object, operation: Operation, input: object, role: Role) {
    const { id, service, methodName, allowedRoles, described } = operation;
    const call: unknown = Reflect.get(Object(Reflect.get(client, service)), methodName);
    if (typeof call !== 'function') throw new TypeError(`The client has no call ${id}`);
    const seen: string[] = [];
    const differences: string[] = [];
    try {
      await call(input);
    } catch (error) {
      if (!isStoreError(error)) throw error;
      if (error.code) seen.push(error.code);
    }
    const { status, body, newHeaders } = recorder;
    if (status === undefined) return ['no response'];
    const isAllowed = allowedRoles.includes(role);
    if (status >= 500 || status === 429) differences.push(`status ${status}: try again later`);
    else if (!(status in (described.responses ?? {}))) differences.push(`status ${status}: unknown`);
    else if (isAllowed && status === 403)
      differences.push(`status 403, but the contract allows it to a ${role}`);
    else if (!isAllowed && status === 200)
      differences.push(`status 200, but the contract refuses it to a ${role}`);
    differences.push(...newHeaders.map((name) => `header ${name}: unknown`));
    if (status === 200) {
      const comparison = compareResponse(document, operation, body);
      differences.push(...comparison.differences);
      for (const path of comparison.assumed) assumed.add(`${id}: ${path}`);
      if (isAllowed) seen.push('x-allowed-roles');
      found.keep(operation, body);
    }
    for (const fact of assumptionsOf(described))
      if ([String(status), ...seen].includes(fact))
        assumed.add(`${id}: ${fact === 'x-allowed-roles' ? role : fact}`);
    return differences;
  }

  async function readAs(role: Role, client: object): Promise<void> {
    print(`\nAs a ${role}:`);
    let left = reads;
    let before: number;
    do {
      before = left.length;
      const skipped: Operation[] = [];
      for (const operation of left) {
        const input = found.inputFor(operation);
        const differences = input && (await differencesOf(client, operation, input, role));
        if (!differences) skipped.push(operation);
        else if (differences.length > 0) {
          count++;
          print([`  ${operation.id}`, ...differences].join('\n    '));
        }
      }
      left = skipped;
    } while (left.length < before);
    print(`  ${reads.length - left.length} calls are made. For want of input, these are not:`);
    print(`  ${left.map(({ id }) => id).join(', ') || 'none'}`);
  }

  const asVisitor = clientOf(visitor({ clientId }));
  const version = await readCatalogVersion(asVisitor);
  print(
    `The site answers, knows the client, and has ${version === 'none' ? 'no shop' : `a catalog of version ${version}`}.`,
  );
  print(`Its clock is ${recorder.clockDifference} seconds ahead of this one.`);
  await readAs('visitor', asVisitor);
  if (key) await readAs('merchant', clientOf(apiKey(key)));
  if (assumed.size > 0) print(`\nAssumed in the contract, and seen now:\n  ${[...assumed].join('\n  ')}`);
  print(
    count === 0 ? '\nNothing differs.' : `\n${count === 1 ? '1 call differs' : `${count} calls differ`}.`,
  );
  return count;
}
