import ts from 'typescript';

/** A name in code: an identifier, or a string such as `'products'` in `client['products']`. */
type Name = ts.Identifier | ts.StringLiteralLike;

/** A change of the text of a file. */
export interface Edit extends ts.TextRange {
  /** What replaces the range. Ranges of the file are kept, with the edits that are in them. */
  text: string | readonly (string | ts.TextRange)[];
}

/** A part of a changed text. `from` is where an unchanged part was. */
export interface Segment {
  text: string;
  from?: number;
}

/** The range of a node, without the comments and spaces before it. */
export const rangeOf = (node: ts.Node): ts.TextRange => ({ pos: node.getStart(), end: node.end });

/** Replaces a name where it is written; a name that someone else has given stays. */
export function renameToken(node: Name, name: string, to: string): Edit {
  const { parent } = node;
  const range = rangeOf(node);
  if (ts.isStringLiteralLike(node)) return { pos: range.pos + 1, end: range.end - 1, text: to };
  if (node.text !== name) return { ...range, text: [range] };
  const introduces = ts.isShorthandPropertyAssignment(parent)
    ? `${name}: ${to}`
    : ts.isBindingElement(parent) && !parent.propertyName
      ? `${to}: ${name}`
      : to;
  return { ...range, text: introduces };
}

/** The parts of a text after edits. Those at the same place are applied in their order, an outer one before an inner one. */
export function applyEdits(text: string, edits: readonly Edit[]): Segment[] {
  const ordered = edits.toSorted((one, other) => one.pos - other.pos || other.end - one.end);
  return applyIn({ pos: 0, end: text.length }, text, ordered);
}

function applyIn({ pos, end }: ts.TextRange, text: string, edits: readonly Edit[]): Segment[] {
  const segments: Segment[] = [];
  let position = pos;
  for (const [index, edit] of edits.entries()) {
    if (edit.pos < position || edit.end > end) continue;
    segments.push({ text: text.slice(position, edit.pos), from: position });
    const inner = edits.slice(index + 1);
    for (const part of [edit.text].flat())
      segments.push(...(typeof part === 'string' ? [{ text: part }] : applyIn(part, text, inner)));
    position = edit.end;
  }
  return [...segments, { text: text.slice(position, end), from: position }];
}

export const textOf = (segments: readonly Segment[]): string => segments.map(({ text }) => text).join('');

/** Where a position of the unchanged text is in the changed one. */
export function movedPosition(segments: readonly Segment[], position: number): number {
  let offset = 0;
  let nearest = 0;
  for (const { text, from } of segments) {
    if (from !== undefined && from <= position) nearest = offset + Math.min(position - from, text.length);
    offset += text.length;
  }
  return nearest;
}

/** Where a position of the changed text was in the unchanged one. */
export function originalPosition(segments: readonly Segment[], position: number): number {
  let offset = 0;
  let nearest = 0;
  for (const { text, from } of segments) {
    if (offset > position) break;
    if (from !== undefined) nearest = from + Math.min(position - offset, text.length);
    offset += text.length;
  }
  return nearest;
}
