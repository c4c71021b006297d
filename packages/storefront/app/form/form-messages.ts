import type { core, ZodMiniType } from 'zod/mini';
import type { Text } from '../text/text.tsx';

type Issue = core.$ZodIssue;

/** The text for a violated rule of a schema. */
export function messageOf(issue: Issue, text: Text['form']): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? text.required
        : typeMessage(issue.expected, text);
    case 'too_small':
      return sizeMessage(issue, Number(issue.minimum), [text.tooShort, text.tooFew, text.tooSmall], text);
    case 'too_big':
      return sizeMessage(issue, Number(issue.maximum), [text.tooLong, text.tooMany, text.tooLarge], text);
    case 'invalid_format':
      return formatMessage(issue.format, text);
    case 'invalid_value':
      return text.notOffered;
    default:
      return text.invalid;
  }
}

function typeMessage(expected: string, text: Text['form']): string {
  if (expected === 'int') return text.wholeNumber;
  return expected === 'number' ? text.number : text.invalid;
}

type Messages = readonly [
  ofText: (size: number) => string,
  ofList: (size: number) => string,
  ofNumber: (size: string) => string,
];

function sizeMessage(
  { origin, input }: Extract<Issue, { code: 'too_small' | 'too_big' }>,
  limit: number,
  [ofText, ofList, ofNumber]: Messages,
  text: Text['form'],
): string {
  if (input === '') return text.required;
  if (origin === 'string') return ofText(limit);
  return origin === 'array' || origin === 'set' ? ofList(limit) : ofNumber(String(limit));
}

function formatMessage(format: string, text: Text['form']): string {
  if (format === 'email') return text.email;
  return format === 'url' ? text.url : text.invalid;
}

/**
 * What a schema of the contract objects to, by field: the first message of each. Empty texts count as missing;
 * `required` names fields that the schema does not require.
 */
export function schemaProblems(
  schema: ZodMiniType,
  values: Readonly<Record<string, unknown>>,
  text: Text['form'],
  required: readonly string[] = [],
): Record<string, string> {
  const messages: Record<string, string> = {};
  const { error } = schema.safeParse(withoutEmpty(values), { reportInput: true });
  for (const issue of error?.issues ?? []) messages[issue.path.join('.')] ??= messageOf(issue, text);
  for (const name of required) if (!values[name]) messages[name] = text.required;
  return messages;
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

/** Copies values without empty texts, which forms have for fields that are not filled in. */
export function withoutEmpty(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value.trim();
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
  const entries = Object.entries(value).map(([key, field]) => [key, withoutEmpty(field)] as const);
  return Object.fromEntries(entries.filter(([, field]) => field !== undefined));
}
