/** How the bodies of a call are sent and read, as code. */
import { fromHelper } from './helpers.ts';
import type { Body, BodyKind } from './media-types.ts';
import { CARRIES_BODY, type Document } from './openapi.ts';
import { isAlwaysObject, type Operation } from './operations.ts';
import { firstName, isNested, queryStyle } from './parameters.ts';
import { namedSchema } from './references.ts';
import { fromRuntime, pureCall } from './reserved.ts';
import { acceptOf } from './successes.ts';
import { propertyKey, quote } from './text.ts';

/**
 * What makes the request, where it has headers of its own or a body that is not plain JSON; undefined
 * otherwise.
 */
export function requestCode(document: Document, call: Operation): string | undefined {
  const accept = acceptOf(document, call.described);
  const parts = {
    send: sendCode(document, call, accept),
    headers: headersCode(call),
    accept: accept.length > 0 ? quote(accept.join(', ')) : undefined,
  };
  const inQuery = hasBody(call) ? queryNames(call) : [];
  const present = Object.entries(parts).filter((part): part is [string, string] => part[1] !== undefined);
  // the transport knows what requests of the other methods are like
  if (present.length === 0 && !['head', 'options'].includes(call.method) && !isBodiless(document, call))
    return inQuery.length > 0 || (call.bodyName && CARRIES_BODY.has(call.method))
      ? pureCall(fromRuntime('splitInput'), ...inQuery.map(quote))
      : undefined;
  if (inQuery.length > 0) present.push(['inQuery', quote(inQuery)]);
  const rows = present.map(([name, code]) => `${name}: ${code}`);
  return pureCall(fromHelper('bodies', 'request'), rows.length > 0 ? `{ ${rows.join(', ')} }` : '');
}

const hasBody = ({ method, body }: Operation): boolean => body !== undefined || CARRIES_BODY.has(method);

/** The properties of the input that are sent in the query. */
const queryNames = (call: Operation): string[] => [
  ...new Set(
    call.queryParameters.map((parameter) =>
      isNested(call, parameter) ? firstName(parameter.name) : parameter.name,
    ),
  ),
];

/** A write that sends nothing, where the transport would send `{}`. */
const isBodiless = (document: Document, { method, sent, effect }: Operation): boolean =>
  CARRIES_BODY.has(method) && sent === undefined && !document['x-empty-body'] && effect !== 'navigate';

/** How the body is sent: named only where that is not usual for the call. */
function sendCode(document: Document, call: Operation, accept: string[]): string | undefined {
  const { sent, method, bodyName, isBodyOptional, headerParameters } = call;
  const isUsual = CARRIES_BODY.has(method);
  const isOptional = bodyName !== undefined && isBodyOptional;
  const hasOwnHeaders = accept.length > 0 || headerParameters.length > 0;
  if (!sent) return isUsual && hasOwnHeaders && document['x-empty-body'] ? DEFAULT : undefined;
  const code = writer(sent, call);
  if (code === DEFAULT && isUsual && !isOptional && !hasOwnHeaders) return undefined;
  return isOptional ? pureCall(fromHelper('bodies', 'sendOptional'), code) : code;
}

const headersCode = ({ headerParameters }: Operation): string | undefined =>
  headerParameters.length > 0
    ? pureCall(fromHelper('texts', 'textHeaders'), ...headerParameters.map(({ name }) => quote(name)))
    : undefined;

function writer({ kind, type, media }: Body, call: Operation): string {
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
  const styled = Object.entries(media.encoding ?? {}).filter(
    ([, { style, explode, allowReserved }]) => style !== undefined || explode !== undefined || allowReserved,
  );
  const styles = styled.map(
    ([name, { contentType: _type, ...style }]) =>
      `${propertyKey(name)}: ${queryStyle({ name, ...style }, call)}`,
  );
  return pureCall(fromHelper('forms', 'sendForm'), styles.length > 0 ? `{ ${styles.join(', ')} }` : '');
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
export function receiveCode(
  document: Document,
  { successes, effect, output }: Operation,
): string | undefined {
  const [only, ...others] = successes;
  const isUsual = only?.status === '200' && others.length === 0;
  if (effect === 'navigate' || (isUsual && output && isAlwaysObject(document, namedSchema(output))))
    return undefined;
  const readers = successes.map(({ status, body }) => [status, body ? READERS[body.kind] : NOTHING] as const);
  const rows = readers.length > 0 ? readers : [['2XX', NOTHING] as const];
  const table = rows.map(([status, reader]) => `${quote(status)}: ${reader}`).join(', ');
  return pureCall(fromHelper('responses', 'receive'), `{ ${table} }`);
}
