/** The forms of the x- keys that the generators read. What they mean is in openapi/EXTENSIONS.md. */
import { isLimits } from './decimals.ts';
import { OPERATORS } from './filters.ts';
import { isPropertyName } from './text.ts';

type Test = (value: unknown) => boolean;
type KeyProblem = { key: string; message: string };

const isText: Test = (value) => typeof value === 'string' && value !== '';
const isFlag: Test = (value) => typeof value === 'boolean';
const matches =
  (form: RegExp): Test =>
  (value) =>
    typeof value === 'string' && form.test(value);
const one =
  (...values: string[]): Test =>
  (value) =>
    typeof value === 'string' && values.includes(value);
const list =
  (isItem: Test): Test =>
  (value) =>
    Array.isArray(value) && value.every(isItem);

const map =
  (isItem: Test, isKey: Test = isText): Test =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.entries(value).every(([key, item]) => isKey(key) && isItem(item));

/** An object with these properties and no others; those that end in `?` may be absent. */
function object(properties: Record<string, Test>): Test {
  const known = new Map(
    Object.entries(properties).map(([name, test]) => [
      name.replace('?', ''),
      { test, isOptional: name.endsWith('?') },
    ]),
  );
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const given = new Map(Object.entries(value));
    return (
      [...given.keys()].every((name) => known.has(name)) &&
      [...known].every(([name, { test, isOptional }]) =>
        given.has(name) ? test(given.get(name)) : isOptional,
      )
    );
  };
}

const isProperty = matches(/^[A-Za-z$][\w$-]*$/);
const isPropertyPath = matches(/^[A-Za-z$][\w$-]*(?:\.[A-Za-z$][\w$-]*)*$/);
const isStatus: Test = (value) => Number.isInteger(value) && Number(value) >= 400 && Number(value) <= 599;
const isStatusKey: Test = (value) => isStatus(Number(value));

const FORMS = new Map<string, { test: Test; form: string }>(
  Object.entries({
    'x-callers': { test: list(matches(/^[A-Za-z][\w-]*$/)), form: 'a list of words' },
    'x-effect': { test: one('read', 'write', 'navigate'), form: 'read, write or navigate' },
    'x-paging': {
      test: object({
        kind: one('cursor', 'offset'),
        request: isPropertyPath,
        items: isProperty,
        metadata: isPropertyPath,
        'total?': isPropertyPath,
        'unwrapped?': list(isProperty),
      }),
      form: 'an object of kind (cursor or offset), request, items, metadata and perhaps total and unwrapped, which name properties',
    },
    'x-updates': { test: isText, form: 'an operationId' },
    'x-deletes': { test: isText, form: 'an operationId' },
    'x-invalidates': { test: list(isText), form: 'a list of services and operationIds' },
    'x-application-errors': {
      test: list(
        object({
          code: isText,
          status: isStatus,
          'description?': isText,
          'details?': isText,
          'assumed?': isFlag,
        }),
      ),
      form: 'a list of objects of code (a text), status (400 to 599), and perhaps description, details and assumed',
    },
    'x-errors': {
      test: list((value) => isStatus(value) || object({ status: isStatus, 'assumed?': isFlag })(value)),
      form: 'a list of statuses (400 to 599), or objects of status and assumed',
    },
    'x-body-name': {
      test: (value) => isText(value) && isPropertyName(String(value)),
      form: 'the name of a property',
    },
    'x-fallback-of': { test: isText, form: 'an operationId' },
    'x-wire-path': { test: (value) => typeof value === 'string' && isPath(value), form: 'a path' },
    'x-host': { test: one('site'), form: 'site' },
    'x-secret': { test: isFlag, form: 'true or false' },
    'x-empty-body': { test: isFlag, form: 'true or false' },
    'x-request-id-header': {
      test: matches(/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/),
      form: 'the name of a header',
    },
    'x-sunset': {
      test: object({ date: matches(/^\d{4}-\d{2}-\d{2}$/), 'replacedBy?': isText }),
      form: 'an object of date (as 2030-12-31) and perhaps replacedBy',
    },
    'x-event': {
      test: object({ type: isText, 'entityFqdn?': isText, slug: isText, domain: isFlag }),
      form: 'an object of type, slug, domain (true or false) and perhaps entityFqdn',
    },
    'x-one-of': { test: list(list(isText)), form: 'a list of lists of properties' },
    'x-any-of': { test: list(list(isText)), form: 'a list of lists of properties' },
    'x-decimal': {
      test: isLimits,
      form: 'an object of minimum, maximum, exclusiveMinimum, exclusiveMaximum (decimals of up to 30 digits) and scale (up to 30 decimal places)',
    },
    'x-filter': { test: isFlag, form: 'true' },
    'x-operators': { test: list(one(...OPERATORS)), form: `a list of ${OPERATORS.join(', ')}` },
    'x-closed': { test: isFlag, form: 'true' },
    'x-assumed': { test: (value) => value === true || list(isText)(value), form: 'true or a list of keys' },
    'x-packed': { test: isFlag, form: 'true' },
    'x-always': { test: isFlag, form: 'true' },
    'x-wire': {
      test: one('float', 'image', 'video', 'document', 'audio', 'address', 'pageUrl', 'fieldMask'),
      form: 'one of the wire forms',
    },
  }),
);

/** What these keys of the whole description must be. */
const ROOT_FORMS = new Map([
  ...FORMS,
  [
    'x-errors',
    { test: map(isText, isStatusKey), form: 'an object of statuses (400 to 599) and names of responses' },
  ],
  [
    'x-response-headers',
    { test: map(isText), form: 'an object of headers and their names in the components' },
  ],
]);

const isString = (schema: { type?: unknown }): boolean => [schema.type].flat().includes('string');

/** The problems of the x- keys of the whole description. */
export const checkRootKeys = (root: object): KeyProblem[] => checkKeys(root, ROOT_FORMS);

/** The problems of the x- keys of a node. Keys that no generator reads are ignored. */
export function checkKeys(node: object, forms = FORMS): KeyProblem[] {
  return Object.entries(node).flatMap(([key, value]) => {
    const known = forms.get(key);
    if (known && !known.test(value)) return [{ key, message: `${key} must be ${known.form}` }];
    return key === 'x-decimal' && !isString(node)
      ? [{ key, message: 'x-decimal is for a schema of type string' }]
      : [];
  });
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const NOT_IN_PATHS = /[\u0000-\u001f\u007f\u2028\u2029]/;

/** A path that can be written down and sent. */
export const isPath = (path: string): boolean =>
  path.startsWith('/') && path.isWellFormed() && !NOT_IN_PATHS.test(path);
