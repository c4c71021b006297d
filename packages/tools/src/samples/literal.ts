/** JSON values as TypeScript that people write. */
import type { Json } from '../description/openapi.ts';
import { propertyKey, quote } from '../generate/text.ts';

const WIDTH = 90;

/** A literal, on one line where it fits. `indent` is that of its first line, which other text may precede. */
export function literal(value: Json, indent = ''): string {
  const line = quote(value);
  if (line.length + indent.length <= WIDTH || typeof value !== 'object' || value === null) return line;
  const inner = `${indent}  `;
  const rows = Array.isArray(value)
    ? value.map((item) => literal(item, inner))
    : Object.entries(value).map(([name, item]) => `${propertyKey(name)}: ${literal(item, inner)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return `${open}\n${rows.map((row) => `${inner}${row},`).join('\n')}\n${indent}${close}`;
}
