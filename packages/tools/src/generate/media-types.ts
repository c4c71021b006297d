/** How bodies travel, by their media type. */
import type { MediaType, Schema } from './openapi.ts';

export type BodyKind = 'json' | 'form' | 'multipart' | 'text' | 'binary';

/** One of the forms that a body may have. */
export interface Body {
  /** Media type, in lower case and without parameters. */
  type: string;
  kind: BodyKind;
  media: MediaType;
}

const JSON_TYPE = /^(?:application|text)\/json$|\+json$/;
const TEXT_TYPE = /^text\/|\+xml$|^application\/(?:xml|yaml|x-yaml|graphql|javascript|jsonl|x-ndjson|sql)$/;

/** How a body of a media type, in lower case and without parameters, travels. */
export function kindOf(type: string, schema?: Schema): BodyKind {
  if (JSON_TYPE.test(type)) return 'json';
  if (type === 'application/x-www-form-urlencoded') return 'form';
  if (type === 'multipart/form-data' || type === 'multipart/*') return 'multipart';
  if (TEXT_TYPE.test(type)) return 'text';
  // a range is ambiguous, so the schema decides
  return type === '*/*' && schema && !isBinary(schema) ? 'json' : 'binary';
}

/** Whether a string represents bytes. */
export const isBinary = ({ format, contentMediaType, contentEncoding }: Schema): boolean =>
  format === 'binary' ||
  (contentMediaType !== undefined &&
    contentEncoding === undefined &&
    !JSON_TYPE.test(String(contentMediaType)));

/** A media type in lower case and without parameters. */
export const mediaTypeOf = (contentType: string): string =>
  (contentType.split(';', 1)[0] ?? '').trim().toLowerCase();

/** Every form of a body, JSON first. */
export function bodiesOf(content: Record<string, MediaType> | undefined): Body[] {
  const bodies = Object.entries(content ?? {}).map(([key, media]): Body => {
    const type = mediaTypeOf(key);
    return { type, kind: kindOf(type, media.schema), media };
  });
  return [...bodies.filter(({ kind }) => kind === 'json'), ...bodies.filter(({ kind }) => kind !== 'json')];
}
