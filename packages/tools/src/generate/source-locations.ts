import { relative } from 'node:path';
import { getLineColLocation, type LocationObject } from '@redocly/openapi-core';
import { DescriptionError, type Problem } from './problem.ts';

/** Where the operations and schemas of a description were written, by `GET /v1/orders` or by name. */
export type SourceLocations = Map<string, LocationObject>;

export function positionOf(location: LocationObject): Required<Pick<Problem, 'file' | 'line' | 'column'>> {
  const { start } = getLineColLocation(location);
  return { file: shorten(location.source.absoluteRef), line: start.line, column: start.col };
}

/** Adds file and line to problems that know what they are about. */
export function locate(error: unknown, locations: SourceLocations): unknown {
  if (!(error instanceof DescriptionError)) return error;
  return new DescriptionError(
    error.problems.map(({ about, ...problem }) => {
      const location = about === undefined ? undefined : locations.get(about);
      return { ...(location ? positionOf(location) : {}), ...problem };
    }),
  );
}

/** A path as a person would type it here. */
export function shorten(file: string): string {
  const short = relative(process.cwd(), file);
  return file.includes('://') || short.startsWith('..') ? file : short;
}
