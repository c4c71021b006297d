/**
 * What types of filters say that openapi-typescript has no word for: undefined is no condition, and some
 * field names have only a known beginning.
 */
import ts from 'typescript';
import { isFilter } from './filters.ts';
import type { Schema } from './openapi.ts';

/** Marks a member that may be undefined. */
const MARK = 'x-undefined';

/** The only patterns that have a type. */
const BEGINNING = /^\^(?:\w+\\\.)+$/;

/** Fields of a known beginning, `^options\.`, become members of that name until {@link openNames}. */
export function markFilters(schemas: Record<string, Schema>): Record<string, Schema> {
  const mark = (schema: Schema): Schema => {
    const patterns = Object.entries(schema.patternProperties ?? {}).filter(([pattern]) =>
      BEGINNING.test(pattern),
    );
    const members = [...Object.entries(schema.properties ?? {}), ...patterns];
    if (members.length === 0) return schema;
    const { patternProperties: _patterns, ...rest } = schema;
    const marked = members.map(([name, member]) => [
      name,
      schema['x-filter']
        ? markMember(member)
        : isFilter(schemas, member)
          ? { ...member, [MARK]: true }
          : member,
    ]);
    return { ...rest, properties: Object.fromEntries(marked) };
  };
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, mark(schema)]));
}

function markMember(member: Schema): Schema {
  const mark = (part: Schema): Schema =>
    part.properties
      ? {
          ...part,
          properties: Object.fromEntries(
            Object.entries(part.properties).map(([name, one]) => [name, { ...one, [MARK]: true }]),
          ),
        }
      : part;
  const { anyOf } = member;
  return { ...mark(member), [MARK]: true, ...(anyOf ? { anyOf: anyOf.map(mark) } : {}) };
}

/**
 * The type of a marked member that may be absent takes undefined too, also where optional members are exact.
 */
export function orUndefined(
  property: ts.PropertySignature,
  schema: Schema,
): ts.PropertySignature | undefined {
  if (!schema[MARK] || !property.questionToken || !property.type) return undefined;
  const type = ts.factory.createUnionTypeNode([
    property.type,
    ts.factory.createKeywordTypeNode(ts.SyntaxKind.UndefinedKeyword),
  ]);
  return ts.factory.updatePropertySignature(
    property,
    property.modifiers,
    property.name,
    property.questionToken,
    type,
  );
}

/** `"^options\\."?: …` becomes an index signature of every name that begins so. */
export const openNames = (source: string): string =>
  source.replaceAll(
    /^( *)"\^((?:\w+\\\\\.)+)"\?: /gm,
    (_whole, indent: string, start: string) =>
      `${indent}[name: \`${start.replaceAll('\\\\', '')}\${string}\`]: `,
  );
