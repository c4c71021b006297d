/** How the bodies of a call are sent and read, as code. */
import type { BodyKind } from './media-types.ts';
import type { Operation } from './operations.ts';
import type { Code } from './parameters.ts';
import { quote } from './text.ts';

const PURE = '/* @__PURE__ */ ';

/** What writes the request body; undefined where that is plain JSON. */
export function sendCode({ sent, bodyName, isBodyOptional, styles }: Operation): Code | undefined {
  if (!sent) return undefined;
  const plain = writer(sent.kind, sent.type, styles.form);
  if (bodyName === undefined || !isBodyOptional) return plain;
  return { code: `${PURE}sendOptional(${plain?.code ?? ''})`, imports: ['sendOptional', ...(plain?.imports ?? [])] };
}

function writer(kind: BodyKind, type: string, styles: Code[]): Code | undefined {
  if (kind === 'multipart') return { code: 'sendMultipart', imports: ['sendMultipart'] };
  if (kind === 'text') return made('sendText', quote(type));
  if (kind === 'binary') return made('sendBlob', type.includes('*') ? '' : quote(type));
  if (kind === 'json') return type === 'application/json' || type.includes('*') ? undefined : made('sendJson', quote(type));
  const table = styles.length > 0 ? `{ ${styles.map(({ code }) => code).join(', ')} }` : '';
  return made('sendForm', table, styles.flatMap(({ imports }) => imports));
}

const made = (factory: string, argument: string, imports: string[] = []): Code => ({
  code: `${PURE}${factory}(${argument})`,
  imports: [factory, ...imports],
});

const READERS: Readonly<Record<BodyKind, string>> = {
  json: 'receiveJson',
  text: 'receiveText',
  form: 'receiveText',
  multipart: 'receiveBlob',
  binary: 'receiveBlob',
};

/** What reads the success responses; undefined where that is 200 with a JSON object only. */
export function receiveCode({ successes, effect, isObjectOutput }: Operation): Code | undefined {
  const [only, ...others] = successes;
  if (effect === 'navigate' || (only?.status === '200' && others.length === 0 && isObjectOutput)) return undefined;
  const readers = successes.map(({ status, body }) => [status, body ? READERS[body.kind] : 'receiveNothing'] as const);
  const rows = readers.length > 0 ? readers : [['2XX', 'receiveNothing'] as const];
  return { code: `{ ${rows.map(([status, reader]) => `${quote(status)}: ${reader}`).join(', ')} }`, imports: rows.map(([, reader]) => reader) };
}
