import { Format } from 'typebox/format';
import { Compile, Errors } from 'typebox/schema';
import { Settings } from 'typebox/system';
import { emailAddress } from '../../../generated/validators.js';
import { InvalidInput } from '../errors/failure.ts';
import { isObject, type Violation, violationsOf } from '../errors/violations.ts';
import type { ValidatorError } from '../generated-tables/request-validator.ts';
import type { ObjectSchema } from './json-schema.ts';

/** By default, validation ends with the eighth error. */
Settings.Set({ maxErrors: 1000 });

/** Times that `Date` reads: no leap seconds, and no names of places after them. */
Format.Set('date-time', (text) => Format.IsDateTime(text) && !Number.isNaN(Date.parse(text)));

/** Those that calls accept. */
Format.Set('email', (text) => emailAddress(text));

/** The input of an action with its defaults. Throws an `InvalidInput` with all violations. */
export function checkedInput({ input: schema }: { input: ObjectSchema }, input: unknown): object {
  const given = isObject(input) ? { ...defaultsOf(schema), ...withoutUndefined(input) } : {};
  const violations = violationsIn(schema, isObject(input) ? given : input);
  if (violations.length === 0) return given;
  throw new InvalidInput(violations);
}

/** What a JSON Schema says is wrong with a value. */
export function violationsIn(schema: object, value: unknown): Violation[] {
  const [isValid, errors] = Errors(schema, value);
  return isValid ? [] : violationsOf(errors.flatMap(validatorErrors), value);
}

/** The same for many values, for which the schema is compiled. */
export function violationsFor(schema: object): (value: unknown) => Violation[] {
  const validator = Compile(schema);
  return (value) => (validator.Check(value) ? [] : violationsIn(schema, value));
}

const defaultsOf = ({ properties }: ObjectSchema): object =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, { default: value }]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );

/** Methods may be called with properties that are not defined. */
const withoutUndefined = (input: object): object =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));

/** The errors in the form of those of the validators of calls. */
function validatorErrors({
  keyword,
  instancePath,
  params,
}: ReturnType<typeof Errors>[1][number]): ValidatorError[] {
  // each property that is not allowed has an error of its own, too
  if (keyword === 'additionalProperties') return [];
  if (keyword !== 'required') return [{ keyword, instancePath, params: { ...params } }];
  return params.requiredProperties.map((missingProperty) => ({
    keyword,
    instancePath,
    params: { missingProperty },
  }));
}
