import { isDeepStrictEqual } from 'node:util';
import type { Document, Schema } from '../generate/openapi.ts';
import { schemasBySide } from '../generate/portable/sides.ts';
import { below } from '../generate/references.ts';
import { compareEvents, compareOperations } from './calls.ts';
import { type Change, major, minor, renamed, type Sides, split } from './change.ts';
import { comparable } from './comparable.ts';
import { compareKeys, ELSEWHERE, keysWith } from './rules.ts';
import { type Schemas, schemaComparison } from './schemas.ts';

/**
 * All that changed from one bundled description to another, the gravest first. Texts and examples are one
 * change together.
 */
export function compareDescriptions(oldDescription: Document, newDescription: Document): Change[] {
  const [old, now] = [comparable(oldDescription), comparable(newDescription)];
  const [before, after] = [old.components?.schemas ?? {}, now.components?.schemas ?? {}];
  const compare = schemaComparison(before, after);
  const sidesIn = joined(old, now);
  const changes = [
    ...compareKeys('#', { before: old, after: now }, OF_DOCUMENTS),
    ...compareKeys(
      '#/components',
      { before: old.components ?? {}, after: now.components ?? {} },
      OF_COMPONENTS,
    ),
    ...compareOperations(old, now, compare),
    ...compareEvents(old, now, compare),
    ...compareNames(before, after),
    ...split(Object.keys(before), Object.keys(after)).both.flatMap((name) =>
      compare({
        pointer: at(name),
        before: before[name] as Schema,
        after: after[name] as Schema,
        sides: sidesIn(name),
      }),
    ),
  ];
  if (changes.length === 0)
    return isDeepStrictEqual(withoutVersion(oldDescription), withoutVersion(newDescription))
      ? []
      : [{ level: 'patch', pointer: '#', what: 'is written differently, and means the same' }];
  return [
    ...changes.filter(({ level }) => level === 'major'),
    ...changes.filter(({ level }) => level !== 'major'),
  ];
}

/** `security` is a part of the calls. */
const OF_DOCUMENTS = {
  ...keysWith(ELSEWHERE, 'openapi', 'info', 'tags', 'x-tagGroups', 'paths', 'webhooks', 'components'),
  ...keysWith(ELSEWHERE, 'security'),
};
/** What is in a call, its responses included, is compared there. */
const OF_COMPONENTS = keysWith(ELSEWHERE, 'schemas', 'parameters', 'requestBodies', 'responses', 'headers');

const at = (name: string): string => below('#/components/schemas', name);

/** Every named schema is a type of the package. */
function compareNames(before: Schemas, after: Schemas): Change[] {
  const { gone, fresh } = split(Object.keys(before), Object.keys(after));
  const added = fresh.map((name) => [name, after[name] as Schema] as const);
  return [
    ...gone.map((name) => major(at(name), renamed(before[name], added))),
    ...fresh.map((name) => minor(at(name), 'is a new schema')),
  ];
}

/** Where a schema travels in either description; one that no call uses may be used by anybody. */
function joined(old: Document, now: Document): (name: string) => Sides {
  const both = [old, now].map(schemasBySide);
  return (name) => {
    const sides = {
      input: both.some(({ request }) => request.has(name)),
      response: both.some(({ response }) => response.has(name)),
    };
    return sides.input || sides.response ? sides : { input: true, response: true };
  };
}

const withoutVersion = (document: Document): Document => ({
  ...document,
  info: { ...document.info, version: '' },
});
