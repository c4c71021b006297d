import ts from 'typescript';
import type { Name } from './declarations.ts';

/** A change of the text of a file. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Replaces a name where it is written; a name that someone else has given stays. */
export function renameToken(node: Name, name: string, to: string): Edit {
  const { parent } = node;
  const start = node.getStart();
  if (ts.isStringLiteralLike(node)) return { start: start + 1, end: node.end - 1, text: to };
  if (node.text !== name) return { start, end: node.end, text: node.text };
  const introduces = ts.isShorthandPropertyAssignment(parent)
    ? `${name}: ${to}`
    : ts.isBindingElement(parent) && !parent.propertyName
      ? `${to}: ${name}`
      : to;
  return { start, end: node.end, text: introduces };
}

/** Reads or writes a property at another place; undefined where a path cannot be written. */
export function fieldEdits(node: Name, path: string[]): Edit[] | undefined {
  const { parent } = node;
  const start = node.getStart();
  const [name = '', ...nested] = path;
  const opening = path.join(': { ');
  if (ts.isPropertyAssignment(parent) && parent.name === node) {
    return [
      { start, end: node.end, text: opening },
      { start: parent.end, end: parent.end, text: ' }'.repeat(nested.length) },
    ];
  }
  if (ts.isShorthandPropertyAssignment(parent))
    return [{ start, end: node.end, text: `${opening}: ${node.text}${' }'.repeat(nested.length)}` }];
  if (ts.isPropertyAccessExpression(parent)) return [{ start, end: node.end, text: path.join('?.') }];
  if (nested.length > 0 && ts.isBindingElement(parent)) {
    const text = parent.propertyName ? opening : `${opening}: ${node.text}`;
    return [
      { start, end: node.end, text },
      { start: parent.end, end: parent.end, text: ' } = {}'.repeat(nested.length) },
    ];
  }
  if (nested.length > 0) return undefined;
  return [renameToken(node, node.text, name)];
}

/** Edits at the same place are applied in their order. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const ordered = edits.toSorted((one, other) => one.start - other.start || one.end - other.end);
  let result = '';
  let position = 0;
  for (const edit of ordered) {
    result += text.slice(position, edit.start) + edit.text;
    position = edit.end;
  }
  return result + text.slice(position);
}
