/** What the mock checks in a request: what Prism checks, and what x- keys say. */
import { validateInput as validateWithPrism } from '@stoplight/prism-http/dist/validator/index.js';
import { type Input, packedViolations, type Validate, type Violation } from './packed.ts';

/** Checks a request as Prism does, the content of its packed parameters, and `x-any-of`. */
export const validateInput: Validate = (input) => {
  const result = validateWithPrism(input);
  const [first, ...rest] = [
    ...(result._tag === 'Left' ? result.left : []),
    ...packedViolations(input),
    ...anyOfViolations(input),
  ];
  return first ? { _tag: 'Left', left: [first, ...rest] } : result;
};

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
