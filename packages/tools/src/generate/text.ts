/** Text of a description on its way into source code. */

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

/** What is above each file of this generator. */
export const BANNER =
  '// Generated from the OpenAPI description. Do not edit: change the description or the generator.\n';

/** What is above each file of a listed tool, which the command runs alone. */
export const bannerOf = (tool: string, command: string): string =>
  `// Generated from the OpenAPI description by ${tool} (${command}). Do not edit: change the description.\n`;
