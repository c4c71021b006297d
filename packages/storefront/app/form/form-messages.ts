import type { FieldViolation } from 'storewire';
import type { core, ZodMiniType } from 'zod/mini';
import type { Text } from '../text/dictionary.ts';

/** The text for a rule of a schema that an entry violates. Entries are texts. */
export function messageOf(issue: core.$ZodIssue, text: Text['form']): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? text.required : text.invalid;
    case 'too_small':
      return text.tooShort(Number(issue.minimum));
    case 'too_big':
      return text.tooLong(Number(issue.maximum));
    case 'invalid_format':
      return issue.format === 'email' ? text.email : text.invalid;
    case 'invalid_value':
      return text.notOffered;
    default:
      return text.invalid;
  }
}

/** What a schema of the contract objects to, by field: the first message of each. Empty texts count as missing. */
export function schemaProblems(
  schema: ZodMiniType,
  values: Readonly<Record<string, unknown>>,
  text: Text['form'],
): Record<string, string> {
  const messages: Record<string, string> = {};
  const { error } = schema.safeParse(withoutEmpty(values), { reportInput: true });
  for (const issue of error?.issues ?? []) messages[issue.path.join('.')] ??= messageOf(issue, text);
  return messages;
}

/** Copies values without empty texts, which forms have for fields that are not filled in. */
function withoutEmpty(value: unknown): unknown {
  if (value === '') return undefined;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, withoutEmpty(field)]));
}

/** The text for a rule of the platform that an entry violates: its own descriptions are in one language. */
export function violationMessage(
  { field, rule, ruleName, data }: FieldViolation,
  text: Text['form'],
): string {
  const limit = Number(data?.['threshold']);
  const name = rule === 'OTHER' ? ruleName : rule;
  if (name === 'REQUIRED_FIELD') return text.required;
  if (name === 'INVALID_ENUM_VALUE') return text.notOffered;
  if (limit && (name === 'MIN_LENGTH' || name === 'VALUE_TOO_SHORT')) return text.tooShort(limit);
  if (limit && (name === 'MAX_LENGTH' || name === 'VALUE_TOO_LONG')) return text.tooLong(limit);
  if (/email$/i.test(field)) return text.email;
  return /phone$/i.test(field) ? text.phone : text.invalid;
}

/** A field path as forms write it: `lines[0].name` and `/lines/0/name` become `lines.0.name`. */
const toFieldPath = (path: string): string =>
  path
    .replaceAll(/\[(\d+)\]/g, '.$1')
    .replaceAll('/', '.')
    .replace(/^\.+/, '');

/**
 * The field of a form for a violation of the platform: the same path, or the end of it, because the platform
 * names fields from the start of the request body.
 */
export function fieldOfViolation(path: string, fields: Iterable<string>): string | undefined {
  const wanted = toFieldPath(path);
  const matches = [...fields].filter((field) => wanted === field || wanted.endsWith(`.${field}`));
  return matches.toSorted((a, b) => b.length - a.length)[0];
}
