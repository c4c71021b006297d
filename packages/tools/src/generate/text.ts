/** Text of a description on its way into source code: names are checked, everything else is quoted. */

const RESERVED = new Set(
  `abstract any arguments as asserts async await boolean break case catch class const constructor continue debugger declare default delete do else enum eval
  export extends false finally for from function get global globalThis if implements import in infer instanceof interface is keyof let module namespace never new
  null number object of package private protected prototype public readonly require return set static string super switch symbol this throw true try type typeof
  undefined unique unknown using var void while with yield toString valueOf hasOwnProperty isPrototypeOf propertyIsEnumerable toLocaleString then`.split(
    /\s+/,
  ),
);

/** Names of a service become names of files, which may be 255 bytes long. */
const IDENTIFIER = /^[A-Za-z][A-Za-z0-9]{0,99}$/;

/** A name that is valid for an exported function or type. */
export const isName = (name: string): boolean => IDENTIFIER.test(name) && !RESERVED.has(name);

/**
 * A property name is quoted wherever it is no identifier, but what every object has (`__proto__`, `hasOwnProperty`)
 * means something else there and in the tools on the way.
 */
export const isPropertyName = (name: string): boolean => !(name in Object.prototype);

/** What JavaScript reads as a character only with the flag `u`. */
const UNICODE = /\\[pPu]\{|[\u{10000}-\u{10FFFF}]/u;

/** An escape that other languages have: without the flag `u`, `\A` would be the letter A. */
const FOREIGN = /(?<!\\)(?:\\\\)*\\(?![bBcdDfknrsStuvwWx])[A-Za-z]/;

/**
 * The regular expression of a pattern; undefined if it is none of JavaScript. Its characters are those of Unicode,
 * as JSON Schema says, unless it has an escape that is only valid without the flag `u`, such as `\-`.
 */
export function expressionOf(pattern: string): RegExp | undefined {
  const expression = compile(pattern, 'u');
  return expression ?? (UNICODE.test(pattern) || FOREIGN.test(pattern) ? undefined : compile(pattern, ''));
}

function compile(pattern: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(pattern, flags);
  } catch {
    return undefined;
  }
}

export const capitalise = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The file of a service, named as orval names its own: `currentCartV2` is in `current-cart-v2`. */
export const fileOf = (service: string): string =>
  service.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();

/** A literal of any JSON value, on one line. */
export function quote(value: unknown): string {
  if (typeof value === 'string') return quoteText(value);
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return `[${value.map((item) => quote(item)).join(', ')}]`;
  const rows = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .map(([name, item]) => `${propertyKey(name)}: ${quote(item)}`);
  return rows.length > 0 ? `{ ${rows.join(', ')} }` : '{}';
}

/** The name of a property in an object literal or a type. As a plain name, `__proto__` would set a prototype. */
export function propertyKey(name: string): string {
  if (name === '__proto__') return `[${quoteText(name)}]`;
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoteText(name);
}

/** Text in single quotes. U+2028 and U+2029 are escaped, since older compilers read them as the end of a line. */
const quoteText = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

/** Prose that cannot end the comment that contains it, and contains no compiler directives. */
const prose = (text: string): string =>
  text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('*/', '*\u200b/')
    .replaceAll(/@(?=ts-)/g, '@\u200b')
    .trim();

/** A documentation comment, one line where it fits. */
export function comment(lines: string[], indent = ''): string {
  const text = lines.filter(Boolean).flatMap((line) => prose(line).split('\n'));
  if (text.length === 0) return '';
  if (text.length === 1) return `${indent}/** ${text[0]} */\n`;
  return `${indent}/**\n${text.map((line) => `${indent} * ${line}`.trimEnd()).join('\n')}\n${indent} */\n`;
}

export const BANNER =
  '// Generated from the OpenAPI description. Do not edit: change the description or the generator.\n';

/** The name, or the name with the first number that makes it free. */
export function freeName(used: Record<string, unknown>, name: string): string {
  let free = name;
  for (let count = 2; Object.hasOwn(used, free); count++) free = `${name}${count}`;
  return free;
}
