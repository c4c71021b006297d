/** What the mock checks in a request: what Prism checks, and what x- keys say. */

import type { PrismHttpComponents } from '@stoplight/prism-http';
import { mediaTypeOf } from '../generate/media-types.ts';
import { type FormFields, objectOf } from './forms.ts';
import { validateWithPrism } from './prism.ts';
import { BUNDLE } from './references.ts';

/** Checks a request as Prism does, the content of its packed parameters, and `x-any-of`. */
export const validateInput: Validate = (request) => {
  const input = withForm(request);
  const result = validateWithPrism(input);
  const [first, ...rest] = [
    ...(result._tag === 'Left' ? result.left : []),
    ...packedViolations(input),
    ...anyOfViolations(input),
  ];
  return first ? { _tag: 'Left', left: [first, ...rest] } : result;
};

/** A request whose body is a form has its fields. */
export type Element = Input['element'] & { fields?: FormFields | undefined };

/** The same request with the object of its form as JSON. */
function withForm({ resource, element }: Input): Input {
  const { fields, headers }: Element = element;
  const type = mediaTypeOf(headers?.['content-type'] ?? '');
  const content = resource.request?.body?.contents?.find(({ mediaType }) => mediaTypeOf(mediaType) === type);
  if (!fields || !content) return { resource, element };
  const { schema, encodings = [] } = content;
  const contents = [{ ...content, mediaType: JSON_TYPE, encodings: [] }];
  return {
    resource: {
      ...resource,
      request: { ...resource.request, body: { ...resource.request?.body, contents } },
    },
    element: {
      ...element,
      headers: { ...headers, 'content-type': JSON_TYPE },
      body: objectOf(fields, { schema, encodings, bundle: Reflect.get(resource, BUNDLE) }),
    },
  } as Input;
}

const JSON_TYPE = 'application/json';

/** Of each list of `x-any-of`, one property must be in the body, the query or the path. */
function anyOfViolations({ resource, element }: Input): Violation[] {
  const groups = (resource.extensions?.['x-any-of'] ?? []) as string[][];
  const body = typeof element.body === 'object' && element.body !== null ? Object.keys(element.body) : [];
  const query = Object.keys(element.url.query ?? {}).map((name) => name.split('.', 1)[0]);
  const path = Array.from(resource.path.matchAll(/\{([^}]+)\}/g), ([, name]) => name);
  const given = new Set<string | undefined>([...body, ...query, ...path]);
  return groups
    .filter((names) => !names.some((name) => given.has(name)))
    .map((names) => ({
      path: ['body'],
      code: 'anyOf',
      message: `Request must have at least one of ${names.join(', ')}`,
      severity: 0,
    }));
}

export type Validate = PrismHttpComponents['validateInput'];
export type Input = Parameters<Validate>[0];
export type Violation = Extract<ReturnType<Validate>, { _tag: 'Left' }>['left'][number];

function packedViolations({ resource, element }: Input): Violation[] {
  return (resource.request?.query ?? []).flatMap(({ name, schema }) => {
    const { contentSchema } = (schema ?? {}) as { contentSchema?: object };
    const text = element.url.query?.[name];
    if (!contentSchema || typeof text !== 'string') return [];
    const content = unpack(text);
    if ('error' in content) return [violation(name, [], 'content', content.error)];
    // inside a property, so that null is a value as well
    const body = { type: 'object', properties: { content: contentSchema } };
    const contents = [{ id: name, mediaType: JSON_TYPE, schema: { $schema: schema?.$schema, ...body } }];
    const result = validateWithPrism({
      resource: { ...resource, request: { body: { id: name, contents } } } as Input['resource'],
      element: { ...element, body: content, headers: { 'content-type': 'application/json' } },
    });
    if (result._tag !== 'Left') return [];
    return result.left.map(({ path = [], code = '', message }) =>
      violation(name, path.slice(2).map(String), code, withoutPosition(message)),
    );
  });
}

/** Prism says `Request body property content.query.filter must be object`. */
const withoutPosition = (message: string): string => message.replace(/^Request body property \S+ /, '');

const violation = (name: string, path: string[], code: string | number, message: string): Violation => ({
  path: ['query', name, ...path],
  code,
  message: `Request query parameter ${[name, ...path].join('.')} ${message}`,
  severity: 0,
});

function unpack(text: string): { content: unknown } | { error: string } {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return { error: 'must be base64url without padding' };
  try {
    const json = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(text, 'base64url'));
    return { content: JSON.parse(json) as unknown };
  } catch {
    return { error: 'must be base64url of JSON' };
  }
}
