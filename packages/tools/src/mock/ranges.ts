/** Responses of any media type, or of all of one kind, as responses of a type that a mock can send. */
import { kindOf, mediaTypeOf } from '../generate/media-types.ts';
import { isObject, type Node } from '../generate/normalise/walk.ts';
import type { Schema } from '../generate/openapi.ts';

const TYPES: Readonly<Record<string, string>> = {
  text: 'text/plain',
  image: 'image/png',
  audio: 'audio/mpeg',
  video: 'video/mp4',
};

/** An operation whose responses have no ranges of media types, which Prism does not choose from. */
export function withoutRanges(operation: Node): Node {
  const { responses } = operation;
  if (!isObject(responses)) return operation;
  const changed = Object.entries(responses).map(([status, response]) => [status, withTypes(response)]);
  return { ...operation, responses: Object.fromEntries(changed) };
}

function withTypes(response: unknown): unknown {
  if (!isObject(response) || !isObject(response['content'])) return response;
  const isRange = (key: string): boolean => key.includes('*');
  const types = Object.entries(response['content'])
    .toSorted(([one], [other]) => Number(isRange(other)) - Number(isRange(one)))
    .map(([key, media]) => [isRange(key) ? typeIn(mediaTypeOf(key), media) : key, media]);
  // a type of the description comes last, and so replaces that of a range
  return { ...response, content: Object.fromEntries(types) };
}

/** What the client of the same description reads: JSON is anything that is not a file. */
function typeIn(range: string, media: unknown): string {
  const schema = isObject(media) && isObject(media['schema']) ? (media['schema'] as Schema) : undefined;
  return kindOf(range, schema) === 'json'
    ? 'application/json'
    : (TYPES[range.split('/', 1)[0] ?? ''] ?? 'application/octet-stream');
}
