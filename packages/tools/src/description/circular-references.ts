import { dirname, resolve } from 'node:path';
import type { BaseResolver, Document as SourceDocument } from '@redocly/openapi-core';
import type { Schema } from './openapi.ts';
import type { Problem } from './problem.ts';
import { isReference, nameOf, pointerTo, stepsOf, valueAt } from './references.ts';
import { positionOf } from './source-locations.ts';

/** Files by their paths. */
type Files = ReadonlyMap<string, SourceDocument>;

/** A file and all that it refers to, without those that cannot be read. */
export async function readReferred(resolver: BaseResolver, root: SourceDocument): Promise<Files> {
  const files = new Map<string, SourceDocument>();
  const add = async (file: SourceDocument): Promise<void> => {
    const { absoluteRef } = file.source;
    if (files.has(absoluteRef)) return;
    files.set(absoluteRef, file);
    const paths = Array.from(referencesIn(file.parsed), ({ $ref }) => fileOf($ref)).filter(Boolean);
    for (const path of new Set(paths)) {
      const next = await resolver.resolveDocument(absoluteRef, path).catch((error: Error) => error);
      if (!(next instanceof Error)) await add(next);
    }
  };
  await add(root);
  return files;
}

/**
 * Finds references that lead back to themselves, such as a response that is a reference to this response. Redocly ends
 * the process at some, and does not say where the others are.
 */
export function circularReferences(files: Files): Problem[] {
  return Array.from(files.values(), ({ source, parsed }) =>
    Array.from(referencesIn(parsed))
      .filter(({ steps }) => leadsBack(files, source.absoluteRef, steps))
      .map(({ $ref, steps }): Problem => {
        const location = { source, pointer: pointerTo([...steps, '$ref']), reportOnKey: false };
        return { message: `the reference ${$ref} leads to itself`, ...positionOf(location) };
      }),
  ).flat();
}

interface Referring {
  $ref: string;
  /** The way to it in its file. */
  steps: readonly string[];
}

const fileOf = ($ref: string): string => $ref.split('#', 1)[0] ?? '';

/** All references of a file. YAML can have one value at several places, and in itself. */
function* referencesIn(
  node: unknown,
  steps: readonly string[] = [],
  seen = new Set<unknown>(),
): Generator<Referring> {
  if (typeof node !== 'object' || node === null || seen.has(node)) return;
  seen.add(node);
  if (isReference(node)) yield { $ref: node.$ref, steps };
  for (const [key, child] of Object.entries(node)) yield* referencesIn(child, [...steps, key], seen);
}

function leadsBack(files: Files, file: string, steps: readonly string[]): boolean {
  const start = placeOf(file, steps);
  const followed = new Set<string>();
  let [at, way] = [file, steps];
  for (;;) {
    const next = firstReference(files.get(at)?.parsed, way);
    if (!next) return false;
    const place = placeOf(at, next.steps);
    // the second is a circle that this reference only leads to
    if (followed.has(place)) return place === start;
    followed.add(place);
    const path = fileOf(next.$ref);
    at = path === '' ? at : resolve(dirname(at), path);
    const target = stepsOf(next.$ref.slice(path.length)).filter(Boolean);
    way = [...target, ...way.slice(next.steps.length)];
  }
}

/** A reference on the way to a value. */
function firstReference(root: unknown, way: readonly string[]): Referring | undefined {
  let node = root;
  for (const [length, step] of way.entries()) {
    if (isReference(node)) return { $ref: node.$ref, steps: way.slice(0, length) };
    node = valueAt(node, [step]);
  }
  return isReference(node) ? { $ref: node.$ref, steps: way } : undefined;
}

const placeOf = (file: string, steps: readonly string[]): string => `${file}${pointerTo(steps)}`;

/**
 * A schema that refers to itself through $ref or allOf/oneOf/anyOf has no type; recursion through properties
 * is allowed.
 */
export function circularSchemas(schemas: Readonly<Record<string, Schema>>): Problem[] {
  const isMadeOf = (schema: Schema | undefined, name: string, seen: Set<Schema>): boolean => {
    if (!schema || seen.has(schema)) return false;
    seen.add(schema);
    const referred = isReference(schema) ? nameOf(schema) : undefined;
    if (referred === name) return true;
    const parts = [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
    if (referred !== undefined) parts.push(schemas[referred] ?? {});
    return parts.some((part) => isMadeOf(part, name, seen));
  };
  return Object.entries(schemas).flatMap(([name, schema]) =>
    isMadeOf(schema, name, new Set()) ? [{ message: `the schema ${name} contains itself`, about: name }] : [],
  );
}
