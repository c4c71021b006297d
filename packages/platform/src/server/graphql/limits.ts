/** Limits of documents: without them, a short document could request very many fields. */
import type { DocumentNode, FragmentDefinitionNode, Lexer, SelectionSetNode } from 'graphql';

/** Tokens that a document may have. */
export const MAX_TOKENS = 5000;
/** Levels of fields. An introspection query has 14. */
const MAX_DOCUMENT_DEPTH = 16;
/** Fields after all fragments are inserted. */
const MAX_FIELDS = 3000;
/** Calls that one document makes. */
const MAX_CALLS = 20;

/** Brackets within brackets. Deeper values could overflow the stack of what reads them. */
const MAX_NESTING = 64;

const OPENING: ReadonlySet<string> = new Set(['(', '[', '{']);
const CLOSING: ReadonlySet<string> = new Set([')', ']', '}']);

/** The limit that a text exceeds before it is parsed; undefined if it exceeds none. */
export function nestingViolation(lexer: Lexer): string | undefined {
  let depth = 0;
  for (let count = 0; count < MAX_TOKENS; count++) {
    const { kind } = lexer.advance();
    if (kind === '<EOF>') break;
    if (OPENING.has(kind)) depth++;
    if (CLOSING.has(kind)) depth--;
    if (depth > MAX_NESTING) return `The query is nested deeper than ${MAX_NESTING} brackets`;
  }
  return undefined;
}

interface DocumentSize {
  fields: number;
  depth: number;
  /** Fields of the first level. */
  top: number;
}

/** The limit that a valid document exceeds; undefined if it exceeds none. */
export function limitViolation({ definitions }: DocumentNode): string | undefined {
  const fragments = new Map(
    definitions.flatMap((each) => (each.kind === 'FragmentDefinition' ? [[each.name.value, each]] : [])),
  );
  const known = new Map<string, DocumentSize>();
  for (const definition of definitions) {
    if (definition.kind !== 'OperationDefinition') continue;
    const { fields, depth, top } = sizeOf(definition.selectionSet, fragments, known);
    if (depth > MAX_DOCUMENT_DEPTH) return `The query is deeper than ${MAX_DOCUMENT_DEPTH} levels`;
    if (fields > MAX_FIELDS) return `The query has more than ${MAX_FIELDS} fields`;
    if (top > MAX_CALLS) return `The query makes more than ${MAX_CALLS} calls`;
  }
  return undefined;
}

/** Each fragment is measured once. Validation has rejected fragments that contain themselves. */
function sizeOf(
  { selections }: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  known: Map<string, DocumentSize>,
): DocumentSize {
  const total: DocumentSize = { fields: 0, depth: 0, top: 0 };
  for (const selection of selections) {
    const size = ((): DocumentSize => {
      if (selection.kind === 'InlineFragment') return sizeOf(selection.selectionSet, fragments, known);
      if (selection.kind === 'FragmentSpread') return sizeOfFragment(selection.name.value, fragments, known);
      const inner = selection.selectionSet && sizeOf(selection.selectionSet, fragments, known);
      return { fields: 1 + (inner?.fields ?? 0), depth: 1 + (inner?.depth ?? 0), top: 1 };
    })();
    total.fields += size.fields;
    total.top += size.top;
    total.depth = Math.max(total.depth, size.depth);
  }
  return total;
}

function sizeOfFragment(
  name: string,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  known: Map<string, DocumentSize>,
): DocumentSize {
  const before = known.get(name);
  if (before) return before;
  const fragment = fragments.get(name);
  const size = fragment ? sizeOf(fragment.selectionSet, fragments, known) : { fields: 0, depth: 0, top: 0 };
  known.set(name, size);
  return size;
}
