/** What Prism finds wrong with a request, in the form of the platform's validation errors. */
import { type PrismHttpComponents, ProblemJsonError } from '@stoplight/prism-http';
import prism from '@stoplight/prism-http/dist/mocker/index.js';
import { asRecord } from 'storewire/internal';

type Mock = PrismHttpComponents['mock'];
type Call = Parameters<Mock>[0];
type Diagnostic = Call['input']['validations'][number];

/** One broken rule, as in the contract. */
interface FieldViolation {
  field: string;
  description: string;
  violatedRule: string;
}

/** Severity of what rejects a request. The rest are warnings, such as about a deprecated parameter. */
const ERROR = 0;

/** What the keywords of schemas are called in the contract. */
const RULES: Readonly<Record<string, string>> = {
  required: 'REQUIRED_FIELD',
  additionalProperties: 'FIELD_NOT_ALLOWED',
  type: 'FORMAT',
  format: 'FORMAT',
  pattern: 'FORMAT',
  enum: 'INVALID_ENUM_VALUE',
  const: 'INVALID_ENUM_VALUE',
  maximum: 'MAX',
  minimum: 'MIN',
  maxLength: 'MAX_LENGTH',
  minLength: 'MIN_LENGTH',
  maxItems: 'MAX_SIZE',
  minItems: 'MIN_SIZE',
};

/** What Prism says otherwise, or about the object that a property is in. */
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  required: 'is required',
  additionalProperties: 'is not a known field',
  not: 'breaks a rule about properties that go together',
};

/** Prism invents values for ever where schemas refer to one another, as those of carts do, and nothing else is served. */
const NO_DYNAMIC = new ProblemJsonError(
  'UNPROCESSABLE_ENTITY',
  'No dynamic mode',
  422,
  'This mock responds with the examples of the description only: name one with Prefer: example=NAME, or use a local platform, npx storewire platform',
);

/** Answers as Prism does, but an invalid request with what is wrong with it, instead of an example. */
export const mockWithViolations: Mock = (call) => (logger) => {
  if (call.config.dynamic) return { _tag: 'Left', left: NO_DYNAMIC };
  const answer = prism.default(call)(logger);
  if (answer._tag === 'Left') return answer;
  const body = asRecord(answer.right.body);
  const errors = call.input.validations.filter(({ severity }) => severity === ERROR);
  // other forms, such as that of OAuth, name no fields
  if (errors.length === 0 || !asRecord(body?.['details'])?.['validationError']) return answer;
  const violations = withoutOtherForms(errors).map((error) => violationOf(error, call));
  // several forms of one value ask for the same
  const distinct = new Map(violations.map((each) => [`${each.field} ${each.description}`, each]));
  const details = { validationError: { fieldViolations: [...distinct.values()] } };
  return { ...answer, right: { ...answer.right, body: { ...body, details } } };
};

/**
 * Of a value that may have several forms, each form says what is wrong: what remains is that of the forms with the
 * type of the value, or else which types it may have.
 */
function withoutOtherForms(errors: readonly Diagnostic[]): Diagnostic[] {
  const isUnion = ({ code }: Diagnostic): boolean => code === 'anyOf' || code === 'oneOf';
  const unions = new Set(errors.filter(isUnion).map(placeOf));
  return errors.flatMap((error) => {
    const place = placeOf(error);
    if (!unions.has(place)) return [error];
    const here = errors.filter((other) => placeOf(other) === place && !isUnion(other));
    const types = here.filter(({ code }) => code === 'type');
    const isOfOneType =
      types.length < here.length || errors.some((other) => placeOf(other).startsWith(`${place}/`));
    if (isUnion(error)) return here.length === 0 && !isOfOneType ? [error] : [];
    if (error.code !== 'type') return [error];
    if (isOfOneType || error !== types[0]) return [];
    const [, ...others] = new Set(types.map(({ message }) => message.replace(/^.* must be /, '')));
    return [{ ...error, message: [error.message, ...others].join(' or ') }];
  });
}

const placeOf = ({ path = [] }: Diagnostic): string => path.join('/');

/** The message names the place and the rule, never the value: `Request body property a.0.b must be string`. */
function violationOf({ path = [], code = '', message }: Diagnostic, call: Call): FieldViolation {
  const [, text = message] = /^Request .*? (must .*)$/.exec(message) ?? [];
  const [, name] =
    /^must (?:have required property|NOT have additional properties; found) '(.*)'$/.exec(text) ?? [];
  return {
    field: fieldOf(name === undefined ? path : [...path, name], call),
    // without a path, the request has no body, or one of another type
    description: (path.length > 0 ? DESCRIPTIONS[code] : undefined) ?? text.replace(/,(?=null$)/, ' or '),
    violatedRule: RULES[code] ?? 'VALIDATION',
  };
}

/** `lineItems[0].quantity`, or the name of a parameter, which Prism has in lower case. */
function fieldOf([location, ...steps]: readonly string[], { resource, input }: Call): string {
  if (location !== 'body') {
    const [name = '', ...rest] = steps;
    const { query = [], path = [] } = resource.request ?? {};
    const described = [...query, ...path].find((each) => each.name.toLowerCase() === name);
    return [described?.name ?? name, ...rest].join('.');
  }
  let field = '';
  let value = input.data.body;
  for (const step of steps.map(unescaped)) {
    field += Array.isArray(value) ? `[${step}]` : `${field && '.'}${step}`;
    value = (value as Readonly<Record<string, unknown>> | undefined)?.[step];
  }
  return field;
}

/** A step of a JSON pointer. */
const unescaped = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~');
