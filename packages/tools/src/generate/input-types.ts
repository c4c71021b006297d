import { parameterInput } from '../description/inputs.ts';
import type { Schema } from '../description/openapi.ts';
import { deprecation, exposed, type Operation } from '../description/operations.ts';
import { isReference, nameOf } from '../description/references.ts';
import { BANNER, comment, propertyKey, quote } from './text.ts';

/** The types of the flat inputs: the parameters of each call beside the properties of its body. */
export function makeInputTypes(operations: Operation[]): string {
  const inputs = exposed(operations).map(makeInputType);
  return `${BANNER}
import type * as schemas from './schemas.ts';

export type * from './schemas.ts';

${inputs.join('\n')}`;
}

function makeInputType(call: Operation): string {
  const { id, inputName, packed, body, bodyName } = call;
  const about = comment([[`What \`${id}\` takes.`, deprecation(call)].filter(Boolean).join('\n\n')]);
  const { properties, required } = parameterInput(call);
  if (bodyName !== undefined && body) {
    properties[bodyName] = body;
    required.push(bodyName);
  }
  const whole = packed ?? (bodyName === undefined ? body : undefined);
  const members = membersOf({ properties, required }, '  ');
  if (!whole && members === '') return `${about}export type ${inputName} = Record<string, never>;\n`;
  if (whole && members === '') return `${about}export type ${inputName} = ${typeOf(whole)};\n`;
  const heritage = whole ? ` extends ${typeOf(whole)}` : '';
  return `${about}export interface ${inputName}${heritage} {\n${members}}\n`;
}

const membersOf = ({ properties = {}, required = [] }: Schema, indent: string): string =>
  Object.entries(properties)
    .map(([name, property]) => {
      const mark = required.includes(name) ? '' : '?';
      const about = [property.description ?? '', property.deprecated ? '@deprecated' : ''];
      return `${comment(about, indent)}${indent}${propertyKey(name)}${mark}: ${typeOf(property, indent)};\n`;
    })
    .join('');

/** The type of a parameter or a body. */
function typeOf(schema: Schema, indent = ''): string {
  const { type = 'unknown', const: constant, properties, items = {}, additionalProperties: others } = schema;
  if (isReference(schema)) return `schemas.${nameOf(schema)}`;
  if (constant !== undefined) return quote(constant);
  if (properties) return `{\n${membersOf(schema, `${indent}  `)}${indent}}`;
  if (typeof others === 'object') return `Record<string, ${typeOf(others, indent)}>`;
  const types = [type]
    .flat()
    .map((each) => (each === 'array' ? `${inParentheses(typeOf(items, indent))}[]` : (TYPES[each] ?? each)));
  return [...new Set(types)].join(' | ');
}

const TYPES: Readonly<Record<string, string>> = { integer: 'number', object: 'Record<string, unknown>' };

const inParentheses = (type: string): string => (type.includes(' | ') ? `(${type})` : type);
