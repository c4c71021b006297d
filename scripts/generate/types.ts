import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { markFilters, openNames, orUndefined } from './filter-types.ts';
import { nameSchemas } from './named-types.ts';
import type { Schema } from './openapi.ts';
import { BANNER } from './text.ts';
import type { Views } from './views.ts';

/**
 * Every type of the contract, as openapi-typescript writes it. Enumerations stay open: a new server value is
 * no breaking change.
 */
export async function makeTypes(views: Views): Promise<string> {
  const schemas = markFilters({ ...views.answers, ...views.requests });
  const ast = await openapiTS(
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'types', version: '1' },
      paths: {},
      components: { schemas },
    }),
    {
      defaultNonNullable: false,
      emptyObjectsUnknown: true,
      silent: true,
      transform: (schema) =>
        special(schema as Schema) ??
        openEnumeration(schema as Schema) ??
        moment(schema as Schema) ??
        nothing(schema as Schema),
      transformProperty: (property, schema) => orUndefined(property, schema as Schema),
    },
  );
  return BANNER + openNames(astToString(nameSchemas(ast)));
}

function openEnumeration(schema: Schema): ts.TypeNode | undefined {
  const values = schema.enum;
  if (schema['x-closed'] || !values?.every((value) => typeof value === 'string')) return undefined;
  const known = values.map((value) =>
    ts.factory.createLiteralTypeNode(ts.factory.createStringLiteral(value)),
  );
  const other = ts.factory.createIntersectionTypeNode([
    ts.factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
    ts.factory.createTypeLiteralNode([]),
  ]);
  return ts.factory.createUnionTypeNode([...known, ts.factory.createParenthesizedType(other)]);
}

/** A value that JSON has no form for, or a constant that openapi-typescript overlooks. */
function special({ 'x-value': value, const: constant }: Schema): ts.TypeNode | undefined {
  if (value === 'blob') return ts.factory.createTypeReferenceNode('Blob');
  if (value === 'nothing') return ts.factory.createKeywordTypeNode(ts.SyntaxKind.UndefinedKeyword);
  if (constant === 0) return ts.factory.createLiteralTypeNode(ts.factory.createNumericLiteral(0));
  if (constant === '') return ts.factory.createLiteralTypeNode(ts.factory.createStringLiteral(''));
  return constant === false ? ts.factory.createLiteralTypeNode(ts.factory.createFalse()) : undefined;
}

/** A moment of a request: its text, or a `Date`. */
function moment(schema: Schema): ts.TypeNode | undefined {
  if (!schema['x-takes-date']) return undefined;
  const text = ts.factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword);
  const none = schema.type?.includes('null')
    ? [ts.factory.createLiteralTypeNode(ts.factory.createNull())]
    : [];
  return ts.factory.createUnionTypeNode([text, ts.factory.createTypeReferenceNode('Date'), ...none]);
}

/** An object that may hold nothing: openapi-typescript would let anything in. */
function nothing({ properties, additionalProperties }: Schema): ts.TypeNode | undefined {
  if (additionalProperties !== false || Object.keys(properties ?? {}).length > 0) return undefined;
  return ts.factory.createTypeReferenceNode('Record', [
    ts.factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
    ts.factory.createKeywordTypeNode(ts.SyntaxKind.NeverKeyword),
  ]);
}
