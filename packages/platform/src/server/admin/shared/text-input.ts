/**
 * Inputs of actions as they arrive in a query or a form: text, which the schema of the action gives a type.
 */
import type { JsonSchema, ObjectSchema } from '../../../kernel/schemas/json-schema.ts';

/** The input in these fields. What is not of its type stays text, which the validation reports. */
export function inputOfText({ properties, required }: ObjectSchema, fields: URLSearchParams): object {
  const input: Record<string, unknown> = {};
  for (const name of new Set(fields.keys())) {
    const schema = properties[name];
    const value = schema ? typedValue(schema, fields.getAll(name)) : fields.get(name);
    if (value !== '' || required.includes(name)) input[name] = value;
  }
  return input;
}

function typedValue(schema: JsonSchema, values: readonly string[]): unknown {
  const [first = ''] = values;
  if (schema.enum) return schema.enum.find((value) => String(value) === first) ?? first;
  switch (schema.type) {
    case 'array':
      return isListOfTexts(schema)
        ? emptyAsMissing(values.flatMap((value) => value.split(/[\s,]+/)).filter((value) => value !== ''))
        : parsedJson(first);
    case 'boolean':
      return first === 'true' || first === 'on' ? true : first === 'false' ? false : first;
    case 'integer':
    case 'number':
      return /^-?\d{1,15}(\.\d{1,15})?$/.test(first.trim()) ? Number(first) : first;
    case 'string':
      return first;
    default:
      return parsedJson(first);
  }
}

/** Whether a field has a list whose items are texts, separated by spaces or commas. */
export const isListOfTexts = ({ items }: JsonSchema): boolean =>
  items !== undefined && (items.type === 'string' || items.enum !== undefined);

/** A form sends a list without items as an empty field. */
const emptyAsMissing = (values: string[]): string[] | '' => (values.length === 0 ? '' : values);

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
