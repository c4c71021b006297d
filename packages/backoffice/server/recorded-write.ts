/** Records the writes of pages. Of a body, only ids of records and names of fields are kept; of the headers, the reason. */
import * as resources from 'storewire-react-admin/resources';
import type { Outcome } from '../changes.ts';
import { REASON_HEADER } from '../request-headers.ts';
import { resourceOf } from '../roles.ts';
import type { Audit } from './audit.ts';
import type { Staff } from './sessions.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Where the input of a call has what is kept of it, and the response the record that it creates. */
interface Facts {
  id?: string;
  ids?: string;
  items?: string;
  data?: string;
  revision?: string;
  record?: string;
}

/** What is kept of the calls of the contract. */
const FACTS: ReadonlyMap<string, Facts> = new Map(
  Object.values(resources).flatMap((facts) => ('call' in facts ? [[facts.call.info.id, facts]] : [])),
);

/** Which record an action of the local platform is about: an order, unless it is one of these. */
const LOCAL_IDS: Readonly<Record<string, string>> = { setStock: 'productId', moderateReview: 'id' };

const localFacts = (name: string): Facts => ({ id: LOCAL_IDS[name] ?? 'orderId', data: '' });

const MAX_IDS = 1000;
const MAX_FIELDS = 30;
const MAX_REASON_LENGTH = 100;

export interface Write {
  staff: Staff;
  /** The id of a call of the contract, or the name of an action of the local platform. */
  id: string;
  /** The values of its path. */
  params: Readonly<Record<string, string>>;
  /** Whether the role includes it. */
  isAllowed: boolean;
}

/** Makes a write, and records it: that it begins before the request is sent on, and its outcome before the answer. */
export async function recordWrite(
  audit: Audit,
  { staff, id, params, isAllowed }: Write,
  request: Request,
  respond: (request: Request) => Promise<Response>,
): Promise<Response> {
  const facts = FACTS.get(id) ?? localFacts(id);
  const input = { ...fieldsOf(await jsonIn(request.clone())), ...params };
  const call = id.split('.').at(-1) ?? id;
  const records = idsIn(facts, input);
  const entry = audit.begin({ staff, resource: resourceOf(id), call, records, reason: reasonOf(request) });
  const response = await respond(request).catch((error: unknown) => {
    audit.finish(entry, { outcome: isAllowed ? 'UNKNOWN' : 'REFUSED' });
    throw error;
  });
  const body = response.ok ? await jsonIn(response.clone()) : undefined;
  const created = valueAt(valueAt(body, facts.record), 'id');
  audit.finish(entry, {
    outcome: isAllowed ? outcomeOf(response, body) : 'REFUSED',
    requestId: response.headers.get('x-wix-request-id'),
    // what the platform rejects may have names that are not those of fields
    fields: response.ok ? namesIn(facts, input) : [],
    created: records.length === 0 && isId(created) ? [created] : [],
  });
  return response;
}

/** Why it is made, if the user has said it. */
function reasonOf({ headers }: Request): string | null {
  const sent = headers.get(REASON_HEADER);
  if (!sent) return null;
  try {
    return decodeURIComponent(sent).slice(0, MAX_REASON_LENGTH);
  } catch {
    // not sent by a page of the back office
    return null;
  }
}

const jsonIn = (message: Request | Response): Promise<unknown> => message.json().catch(() => undefined);

/** A bulk call succeeds also if it has not changed some of the records. */
function outcomeOf({ ok, status }: Response, body: unknown): Outcome {
  // the platform may have done it before it failed, or before the connection broke
  if (status >= 500) return 'UNKNOWN';
  if (!ok) return 'FAILED';
  const results = valueAt(body, 'results');
  const isPartly =
    Array.isArray(results) && results.some((result) => valueAt(result, 'itemMetadata.success') === false);
  return isPartly ? 'PARTLY_DONE' : 'DONE';
}

/** The input, or its items, each about one record. */
const partsOf = ({ items }: Facts, input: Fields): unknown[] => [input, valueAt(input, items)].flat();

const idsIn = (facts: Facts, input: Fields): string[] =>
  [...partsOf(facts, input).map((part) => valueAt(part, facts.id)), valueAt(input, facts.ids)]
    .flat()
    .filter(isId)
    .slice(0, MAX_IDS);

/** Names of the fields that an input has values for, without those that say which record, and which version of it. */
function namesIn(facts: Facts, input: Fields): string[] {
  const { id, ids, items, data, revision } = facts;
  // a filter says which records, too
  if (data === undefined || data === 'filter') return [];
  const parts = data === '' ? [input] : partsOf(facts, input);
  const names = new Set(parts.flatMap((part) => Object.keys(fieldsOf(valueAt(part, data)))));
  const others = [id, ids, items, revision, 'id'];
  return [...names].filter((name) => !others.includes(name)).slice(0, MAX_FIELDS);
}

const isId = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= 200;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

/** The value at a dotted path; `''` is that of the value itself. */
const valueAt = (value: unknown, path: string | undefined): unknown =>
  path === undefined
    ? undefined
    : path === ''
      ? value
      : path.split('.').reduce<unknown>((parent, name) => fieldsOf(parent)[name], value);
