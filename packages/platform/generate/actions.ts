/** The methods that the actions of the platform become, as an interface: the declarations of the package do not depend on typebox. */

import { BANNER } from 'storewire-tools';
import type { JsonSchema } from '../src/kernel/schemas/json-schema.ts';
import { actions, type NamedAction } from '../src/server/admin/actions/index.ts';

/** Longer enumerations, such as the ids of all calls, are text. */
const MAX_VALUES = 20;

/** The file with the interface. */
export const makeActions = (): string => `${BANNER}

/** The actions of the platform as methods. Each throws a \`TypeError\` for an invalid input, and rejects or throws with "Not found" for what does not exist. */
export interface PlatformActions {
${actions.map(methodOf).join('\n')}
}
`;

function methodOf({ name, summary, effect, input, output }: NamedAction): string {
  const isOptional = input.required.length === 0;
  const takes = Object.keys(input.properties).length > 0;
  const parameter = takes ? `input${isOptional ? '?' : ''}: ${typeOf(input, '  ')}` : '';
  const result = typeOf(output, '  ');
  return `  /** ${summary} */\n  ${name}(${parameter}): ${effect === 'task' ? `Promise<${result}>` : result};`;
}

function typeOf(schema: JsonSchema, indent: string): string {
  if (schema.const !== undefined) return quoted(schema.const);
  if (schema.enum) return schema.enum.length > MAX_VALUES ? 'string' : schema.enum.map(literal).join(' | ');
  if (schema.oneOf) return schema.oneOf.map((each) => typeOf(each, indent)).join(' | ');
  switch (schema.type) {
    case 'string':
    case 'boolean':
      return schema.type;
    case 'integer':
    case 'number':
      return 'number';
    case 'array':
      return `readonly (${typeOf(schema.items ?? {}, indent)})[]`;
    case 'object':
      return objectOf(schema, indent);
    default:
      return 'unknown';
  }
}

function objectOf({ properties, required = [], additionalProperties }: JsonSchema, indent: string): string {
  if (!properties) {
    const values = typeof additionalProperties === 'object' ? additionalProperties : {};
    return `Readonly<Record<string, ${typeOf(values, indent)}>>`;
  }
  const entries = Object.entries(properties);
  if (entries.length === 0) return 'object';
  const inner = `${indent}  `;
  const lines = entries.map(([name, schema]) => {
    const isRequired = required.includes(name);
    const comment = schema.description === undefined ? '' : `${inner}/** ${schema.description} */\n`;
    return `${comment}${inner}${name}${isRequired ? '' : '?'}: ${typeOf(schema, inner)}${isRequired ? '' : ' | undefined'};`;
  });
  return `{\n${lines.join('\n')}\n${indent}}`;
}

const literal = (value: string | number): string =>
  typeof value === 'number' ? String(value) : quoted(value);

const quoted = (text: string): string => `'${text}'`;
