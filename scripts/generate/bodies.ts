/** How the bodies of a call are sent and read, as code. */
import type { BodyKind } from './media-types.ts';
import type { Operation } from './operations.ts';
import type { Code } from './parameters.ts';
import { quote } from './text.ts';

const PURE = '/* @__PURE__ */ ';

/** What makes the request, where it has headers of its own or a body that is not plain JSON; undefined otherwise. */
export function requestCode(call: Operation): Code | undefined {
  const parts = { send: sendCode(call), headers: headersCode(call.styles), accept: acceptCode(call) };
  const present = Object.entries(parts).flatMap(([name, part]) => (part ? [[name, part] as const] : []));
  // the transport knows what requests of the other methods are like
  if (present.length === 0 && !['head', 'options'].includes(call.method) && !isBodiless(call)) return undefined;
  const rows = present.map(([name, { code }]) => `${name}: ${code}`);
  return { code: `${PURE}request(${rows.length > 0 ? `{ ${rows.join(', ')} }` : ''})`, imports: ['request', ...present.flatMap(([, { imports }]) => imports)] };
}

/** A write that sends nothing, where the transport would send `{}`. */
const isBodiless = ({ method, sent, hasEmptyBody, effect }: Operation): boolean =>
  WRITES.has(method) && sent === undefined && !hasEmptyBody && effect !== 'navigate';

const WRITES: ReadonlySet<string> = new Set(['post', 'put', 'patch']);

/** How the body is sent: named only where that is not usual for the call. */
function sendCode(call: Operation): Code | undefined {
  const { sent, method, bodyName, isBodyOptional, hasEmptyBody, styles, accept } = call;
  const isUsual = WRITES.has(method);
  const isOptional = bodyName !== undefined && isBodyOptional;
  const hasOwnHeaders = accept.length > 0 || styles.header.length > 0 || styles.cookie.length > 0;
  if (!sent) return isUsual && hasOwnHeaders && hasEmptyBody ? made('sendJson', '') : undefined;
  const code = writer(sent.kind, sent.type, styles.form);
  if (code.code === DEFAULT && isUsual && !isOptional && !hasOwnHeaders) return undefined;
  return isOptional ? made('sendOptional', code.code, code.imports) : code;
}

function headersCode({ header, cookie }: Operation['styles']): Code | undefined {
  const tables = cookie.length > 0 ? [header, cookie] : [header];
  const imports = tables.flat().flatMap((code) => code.imports);
  return tables.flat().length > 0 ? made('styledHeaders', tables.map(tableOf).join(', '), imports) : undefined;
}

const acceptCode = ({ accept }: Operation): Code | undefined => (accept.length > 0 ? { code: quote(accept.join(', ')), imports: [] } : undefined);

/** Styles as an object literal. */
export const tableOf = (styles: Code[]): string => (styles.length > 0 ? `{ ${styles.map(({ code }) => code).join(', ')} }` : '{}');

function writer(kind: BodyKind, type: string, styles: Code[]): Code {
  if (kind === 'multipart') return { code: 'sendMultipart', imports: ['sendMultipart'] };
  if (kind === 'text') return made('sendText', quote(type));
  if (kind === 'binary') return made('sendBlob', type.includes('*') ? '' : quote(type));
  if (kind === 'json') return made('sendJson', type === 'application/json' || type.includes('*') ? '' : quote(type));
  return made(
    'sendForm',
    styles.length > 0 ? tableOf(styles) : '',
    styles.flatMap(({ imports }) => imports),
  );
}

const made = (factory: string, argument: string, imports: string[] = []): Code => ({
  code: `${PURE}${factory}(${argument})`,
  imports: [factory, ...imports],
});

const DEFAULT = made('sendJson', '').code;

const READERS: Readonly<Record<BodyKind, string>> = {
  json: 'asJson',
  text: 'asText',
  form: 'asText',
  multipart: 'asBlob',
  binary: 'asBlob',
};

/** What reads the success responses; undefined where that is 200 with a JSON object only. */
export function receiveCode({ successes, effect, isObjectOutput }: Operation): Code | undefined {
  const [only, ...others] = successes;
  if (effect === 'navigate' || (only?.status === '200' && others.length === 0 && isObjectOutput)) return undefined;
  const readers = successes.map(({ status, body }) => [status, body ? READERS[body.kind] : 'asNothing'] as const);
  const rows = readers.length > 0 ? readers : [['2XX', 'asNothing'] as const];
  const table = rows.map(([status, reader]) => `${quote(status)}: ${reader}`).join(', ');
  return made(
    'receive',
    `{ ${table} }`,
    rows.map(([, reader]) => reader),
  );
}
