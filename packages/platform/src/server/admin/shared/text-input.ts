/**
 * Inputs of actions as they arrive in a query or a form: text, which the schema of the action gives a type.
 */
import type { JsonSchema, ObjectSchema } from '../../../kernel/schemas/json-schema.ts';

/**
 * The input in these fields. Those that are empty are left out, unless they are required. What is not of its type stays
 * text, which the validation reports.
 */
export function inputOfText({ properties, required }: ObjectSchema, fields: URLSearchParams): object {
  const input: Record<string, unknown> = {};
  for (const name of new Set(fields.keys())) {
    const schema = properties[name];
    const texts = fields.getAll(name);
    if (texts.every((text) => text.trim() === '') && !required.includes(name)) continue;
    input[name] = schema ? typedValue(schema, texts) : texts[0];
  }
  return input;
}

/** How a list without items, and a text without characters, are written. */
export const NO_ITEMS = '[]';
export const NO_TEXT = '""';

function typedValue(schema: JsonSchema, values: readonly string[]): unknown {
  const [first = ''] = values;
  if (schema.enum) return schema.enum.find((value) => String(value) === first) ?? first;
  switch (schema.type) {
    case 'array':
      return isListOfTexts(schema) && first.trim() !== NO_ITEMS
        ? values.flatMap((value) => value.split(/[\s,]+/)).filter((value) => value !== '')
        : parsedJson(first);
    case 'boolean':
      return first === 'true' || first === 'on' ? true : first === 'false' ? false : first;
    case 'integer':
    case 'number':
      return /^-?\d{1,15}(\.\d{1,15})?$/.test(first.trim()) ? Number(first) : first;
    case 'string':
      return first === NO_TEXT ? '' : first;
    default:
      return parsedJson(first);
  }
}

/** Whether a field has a list whose items are texts, separated by spaces or commas. */
export const isListOfTexts = ({ items }: JsonSchema): boolean =>
  items !== undefined && (items.type === 'string' || items.enum !== undefined);

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
