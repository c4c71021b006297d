/** JSON values as TypeScript that people write. */
import type { Json } from '../generate/openapi.ts';

const WIDTH = 90;

/** A literal, on one line where it fits. `indent` is that of its first line, which other text may precede. */
export function literal(value: Json, indent = ''): string {
  const line = inline(value);
  if (line.length + indent.length <= WIDTH || typeof value !== 'object' || value === null) return line;
  const inner = `${indent}  `;
  const rows = Array.isArray(value)
    ? value.map((item) => literal(item, inner))
    : Object.entries(value).map(([name, item]) => `${key(name)}: ${literal(item, inner)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return `${open}\n${rows.map((row) => `${inner}${row},`).join('\n')}\n${indent}${close}`;
}

function inline(value: Json): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  const rows = Object.entries(value).map(([name, item]) => `${key(name)}: ${inline(item)}`);
  return rows.length === 0 ? '{}' : `{ ${rows.join(', ')} }`;
}

const key = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name));

const quoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
