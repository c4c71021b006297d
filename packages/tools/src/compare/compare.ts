import { isDeepStrictEqual } from 'node:util';
import { type Document, mapValues, type Schema } from '../description/openapi.ts';
import { below, payloadOf } from '../description/references.ts';
import { compareCalls, urlsOf } from './calls.ts';
import { type Change, compareLists, LEVELS, major, minor, split } from './change.ts';
import { SchemaComparison } from './schemas.ts';
import { compareSchemes } from './security.ts';

/**
 * All that changed from one bundled description to another, the gravest first: what is new, and what breaks those who
 * send requests, read responses and events, or import types. All else, such as texts, is one change together.
 */
export function compareDescriptions(old: Document, now: Document): Change[] {
  const [before, after] = [old.components?.schemas ?? {}, now.components?.schemas ?? {}];
  const schemas = new SchemaComparison(before, after);
  const { both, gone, fresh } = split(Object.keys(before), Object.keys(after));
  const [was, is] = [eventsIn(old), eventsIn(now)];
  const changes = [
    ...compareLists('#/servers', 'is at', urlsOf(old), urlsOf(now)),
    ...compareSchemes(old, now),
    ...compareCalls(old, now, schemas),
    ...compareEventTypes(old, now),
    ...schemas.compareProperties({ pointer: '#/webhooks', before: was, after: is, side: 'response' }),
    ...gone.map((name) => major(below('#/components/schemas', name), 'is removed')),
    ...fresh.map((name) => minor(below('#/components/schemas', name), 'is new')),
    // types that no call has, or another call than before
    ...both.flatMap((name) => schemas.compareName(name)),
  ];
  if (changes.length > 0) return gravestFirst(changes);
  return isDeepStrictEqual({ ...old, info: {} }, { ...now, info: {} })
    ? []
    : [{ level: 'patch', pointer: '#', what: 'is written differently, and breaks nobody' }];
}

/** What changes in the same way for requests and for responses is listed once. */
function gravestFirst(changes: Change[]): Change[] {
  const sorted = LEVELS.flatMap((level) => changes.filter((change) => change.level === level));
  const texts = sorted.map(({ pointer, what }) => `${pointer} ${what}`);
  return sorted.filter((_change, index) => texts.indexOf(texts[index] ?? '') === index);
}

/** What receivers tell events apart by. */
function compareEventTypes(old: Document, now: Document): Change[] {
  const typeIn = ({ webhooks = {} }: Document, key: string): string[] =>
    [webhooks[key]?.post?.['x-event']?.type ?? []].flat();
  const { both } = split(Object.keys(old.webhooks ?? {}), Object.keys(now.webhooks ?? {}));
  return both.flatMap((key) =>
    compareLists(below('#/webhooks', key), 'is of the type', typeIn(old, key), typeIn(now, key)),
  );
}

const eventsIn = (document: Document): Schema => ({
  properties: mapValues(document.webhooks ?? {}, ({ post = {} }) => payloadOf(document, post) ?? {}),
});
