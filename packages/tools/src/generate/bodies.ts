/** How the bodies of a call are sent and read, as code. */
import { fromHelper } from './helpers.ts';
import type { BodyKind } from './media-types.ts';
import type { Operation } from './operations.ts';
import { firstName, isNested } from './parameters.ts';
import { fromRuntime, pureCall } from './reserved.ts';
import { quote } from './text.ts';

/**
 * What makes the request, where it has headers of its own or a body that is not plain JSON; undefined
 * otherwise.
 */
export function requestCode(call: Operation): string | undefined {
  const parts = { send: sendCode(call), headers: headersCode(call), accept: acceptCode(call) };
  const inQuery = hasBody(call) ? queryNames(call) : [];
  const present = Object.entries(parts).filter((part): part is [string, string] => part[1] !== undefined);
  // the transport knows what requests of the other methods are like
  if (present.length === 0 && !['head', 'options'].includes(call.method) && !isBodiless(call))
    return inQuery.length > 0 || (call.bodyName && WRITES.has(call.method))
      ? pureCall(fromRuntime('splitInput'), ...inQuery.map(quote))
      : undefined;
  if (inQuery.length > 0) present.push(['inQuery', quote(inQuery)]);
  const rows = present.map(([name, code]) => `${name}: ${code}`);
  return pureCall(fromHelper('bodies', 'request'), rows.length > 0 ? `{ ${rows.join(', ')} }` : '');
}

const hasBody = ({ method, body }: Operation): boolean => body !== undefined || WRITES.has(method);

/** The properties of the input that are sent in the query. */
const queryNames = (call: Operation): string[] => [
  ...new Set(
    call.queryParameters.map((parameter) =>
      isNested(call, parameter) ? firstName(parameter.name) : parameter.name,
    ),
  ),
];

/** A write that sends nothing, where the transport would send `{}`. */
const isBodiless = ({ method, sent, hasEmptyBody, effect }: Operation): boolean =>
  WRITES.has(method) && sent === undefined && !hasEmptyBody && effect !== 'navigate';

const WRITES: ReadonlySet<string> = new Set(['post', 'put', 'patch']);

/** How the body is sent: named only where that is not usual for the call. */
function sendCode(call: Operation): string | undefined {
  const { sent, method, bodyName, isBodyOptional, hasEmptyBody, styles, accept, headerParameters } = call;
  const isUsual = WRITES.has(method);
  const isOptional = bodyName !== undefined && isBodyOptional;
  const hasOwnHeaders = accept.length > 0 || headerParameters.length > 0;
  if (!sent) return isUsual && hasOwnHeaders && hasEmptyBody ? DEFAULT : undefined;
  const code = writer(sent.kind, sent.type, styles.form);
  if (code === DEFAULT && isUsual && !isOptional && !hasOwnHeaders) return undefined;
  return isOptional ? pureCall(fromHelper('bodies', 'sendOptional'), code) : code;
}

const headersCode = ({ headerParameters }: Operation): string | undefined =>
  headerParameters.length > 0
    ? pureCall(fromHelper('texts', 'textHeaders'), ...headerParameters.map(({ name }) => quote(name)))
    : undefined;

const acceptCode = ({ accept }: Operation): string | undefined =>
  accept.length > 0 ? quote(accept.join(', ')) : undefined;

/** Styles as an object literal. */
export const tableOf = (styles: string[]): string => (styles.length > 0 ? `{ ${styles.join(', ')} }` : '{}');

function writer(kind: BodyKind, type: string, styles: string[]): string {
  if (kind === 'multipart') return fromHelper('forms', 'sendMultipart');
  if (kind === 'text') return pureCall(fromHelper('bodies', 'sendText'), quote(type));
  // the boundary of a multipart body is part of the type of its blob
  if (kind === 'binary')
    return pureCall(fromHelper('bodies', 'sendBlob'), /\*|^multipart\//.test(type) ? '' : quote(type));
  if (kind === 'json')
    return pureCall(
      fromHelper('bodies', 'sendJson'),
      type === 'application/json' || type.includes('*') ? '' : quote(type),
    );
  return pureCall(fromHelper('forms', 'sendForm'), styles.length > 0 ? tableOf(styles) : '');
}

const DEFAULT = pureCall(fromHelper('bodies', 'sendJson'), '');

const READERS: Readonly<Record<BodyKind, string>> = {
  json: fromHelper('responses', 'asJson'),
  text: fromHelper('responses', 'asString'),
  form: fromHelper('responses', 'asString'),
  multipart: fromHelper('responses', 'asBlob'),
  binary: fromHelper('responses', 'asBlob'),
};

const NOTHING = fromHelper('responses', 'asNothing');

/** What reads the success responses; undefined where that is 200 with a JSON object only. */
export function receiveCode({ successes, effect, isObjectOutput }: Operation): string | undefined {
  const [only, ...others] = successes;
  if (effect === 'navigate' || (only?.status === '200' && others.length === 0 && isObjectOutput))
    return undefined;
  const readers = successes.map(({ status, body }) => [status, body ? READERS[body.kind] : NOTHING] as const);
  const rows = readers.length > 0 ? readers : [['2XX', NOTHING] as const];
  const table = rows.map(([status, reader]) => `${quote(status)}: ${reader}`).join(', ');
  return pureCall(fromHelper('responses', 'receive'), `{ ${table} }`);
}
