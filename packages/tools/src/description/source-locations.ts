import { relative } from 'node:path';
import { getLineColLocation, type LocationObject, type UserContext } from '@redocly/openapi-core';
import { DescriptionError, type Problem } from './problem.ts';
import { isObject } from './walk.ts';

/** Where the operations, schemas and examples of a description were written, by `GET /v1/orders` or by name. */
export type SourceLocations = Map<string, LocationObject>;

export function positionOf(location: LocationObject): Required<Pick<Problem, 'file' | 'line' | 'column'>> {
  const { start } = getLineColLocation(location);
  return { file: shorten(location.source.absoluteRef), line: start.line, column: start.col };
}

/** Adds file and line to problems that know what they are about. */
export function locate(error: unknown, locations: SourceLocations): unknown {
  if (!(error instanceof DescriptionError)) return error;
  return new DescriptionError(error.problems.map((problem) => located(problem, locations)));
}

export function located({ about, ...problem }: Problem, locations: SourceLocations): Problem {
  const location = about === undefined ? undefined : locations.get(about);
  return { ...(location ? positionOf(location) : {}), ...problem };
}

/** A path as a person would type it here. */
export function shorten(file: string): string {
  const short = relative(process.cwd(), file);
  return short.startsWith('..') ? file : short;
}

/** A rule that finds no problems: it records where operations, schemas and examples are. */
export function recordLocations(locations: SourceLocations) {
  let path = '';
  const note = (about: string, location: LocationObject): unknown =>
    locations.has(about) || locations.set(about, location);
  return {
    Root: (node: unknown, { location }: UserContext) =>
      void note('paths', isObject(node) && 'paths' in node ? location.child('paths').key() : location),
    Paths: {
      PathItem: {
        enter: (_item: unknown, { key }: UserContext) => void (path = String(key)),
        Operation: (node: unknown, { key, location }: UserContext) =>
          void note(
            `${String(key).toUpperCase()} ${path}`,
            isObject(node) && 'operationId' in node ? location.child('operationId') : location.key(),
          ),
      },
    },
    WebhooksMap: {
      PathItem: (_item: unknown, { key, location }: UserContext) =>
        void note(`webhook ${String(key)}`, location.key()),
    },
    Schema: (_schema: unknown, { location }: UserContext) =>
      void note(nameAt(location.pointer), location.key()),
    Example: (_example: unknown, { location }: UserContext) =>
      void note(nameAt(location.pointer), location.key()),
  };
}

/** The name of a schema or an example: its key in a file of them, or among the components. */
const nameAt = (pointer: string): string => /^#\/(?:components\/\w+\/)?([^/]+)$/.exec(pointer)?.[1] ?? '';
