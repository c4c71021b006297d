import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { mapValues, type Schema } from './openapi.ts';
import { BANNER, quote } from './text.ts';
import type { Views } from './views.ts';

/**
 * Every type of the contract, as openapi-typescript writes it. Enumerations stay open: a new server value is
 * no breaking change. Only a value that was read, or a cast, is an unknown one, so requests reject typos.
 */
export async function makeTypes(views: Views, runtime: string): Promise<string> {
  const schemas = withPatterns({ ...views.responses, ...views.requests });
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
        emptyConstant(schema as Schema) ?? openEnumeration(schema as Schema) ?? nothing(schema as Schema),
    },
  );
  // what openapi-typescript adds for its own use follows the schemas
  const nodes = nameSchemas(ast).filter((node) => !ts.isInterfaceDeclaration(node) && !isEmpty(node));
  const types = openNames(outdent(astToString(nodes)));
  return types.includes(UNKNOWN_VALUE)
    ? `${BANNER}import type { ${UNKNOWN_VALUE} } from ${quote(runtime)};\n\n${types}`
    : BANNER + types;
}

/** The type of the values that an open enumeration does not list. */
const UNKNOWN_VALUE = 'UnknownValue';

function openEnumeration(schema: Schema): ts.TypeNode | undefined {
  const values = schema.enum;
  if (schema['x-closed'] || !values?.every((value) => typeof value === 'string')) return undefined;
  const known = values.map((value) =>
    ts.factory.createLiteralTypeNode(ts.factory.createStringLiteral(value)),
  );
  return ts.factory.createUnionTypeNode([...known, ts.factory.createTypeReferenceNode(UNKNOWN_VALUE)]);
}

/** A constant that openapi-typescript overlooks. */
const emptyConstant = ({ const: constant }: Schema): ts.TypeNode | undefined =>
  constant === '' ? ts.factory.createLiteralTypeNode(ts.factory.createStringLiteral('')) : undefined;

/** An object that may hold nothing: openapi-typescript would let anything in. */
function nothing({ properties, additionalProperties }: Schema): ts.TypeNode | undefined {
  if (additionalProperties !== false || Object.keys(properties ?? {}).length > 0) return undefined;
  return ts.factory.createTypeReferenceNode('Record', [
    ts.factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
    ts.factory.createKeywordTypeNode(ts.SyntaxKind.NeverKeyword),
  ]);
}

/**
 * `components: { schemas: { Cart: … } }` becomes `export type Cart = …`, and `components["schemas"]["Cart"]` becomes
 * `Cart`: a member of an interface cannot be a union that holds itself.
 */
export function nameSchemas(nodes: readonly ts.Node[]): ts.Node[] {
  const isComponents = (node: ts.Node): node is ts.InterfaceDeclaration => isInterfaceOf(node, 'components');
  const named = nodes.filter(isComponents).flatMap((node) => membersOf(memberOf(node, 'schemas')));
  const others = nodes.map((node) => byName(isComponents(node) ? withoutSchemas(node) : node));
  return [...named.map(toAlias), ...others];
}

const withoutSchemas = (node: ts.InterfaceDeclaration): ts.InterfaceDeclaration =>
  ts.factory.updateInterfaceDeclaration(
    node,
    node.modifiers,
    node.name,
    node.typeParameters,
    node.heritageClauses,
    node.members.filter((member) => !ts.isPropertySignature(member) || nameOf(member) !== 'schemas'),
  );

const isInterfaceOf = (node: ts.Node, name: string): node is ts.InterfaceDeclaration =>
  ts.isInterfaceDeclaration(node) && node.name.text === name;

const memberOf = ({ members }: ts.InterfaceDeclaration, name: string): ts.TypeNode | undefined =>
  members.filter(ts.isPropertySignature).find((member) => nameOf(member) === name)?.type;

const membersOf = (type: ts.TypeNode | undefined): ts.PropertySignature[] =>
  type && ts.isTypeLiteralNode(type) ? type.members.filter(ts.isPropertySignature) : [];

const nameOf = ({ name }: ts.PropertySignature): string =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : '';

function toAlias(property: ts.PropertySignature): ts.Node {
  const type = ts.visitNode(
    property.type ?? ts.factory.createKeywordTypeNode(ts.SyntaxKind.UnknownKeyword),
    byName,
    ts.isTypeNode,
  );
  const alias = ts.factory.createTypeAliasDeclaration(
    [ts.factory.createModifier(ts.SyntaxKind.ExportKeyword)],
    nameOf(property),
    undefined,
    type,
  );
  return ts.setSyntheticLeadingComments(alias, ts.getSyntheticLeadingComments(property));
}

/** `components["schemas"]["Cart"]` becomes `Cart`, at any depth. */
function byName(node: ts.Node): ts.Node {
  const name = schemaOf(node);
  return name === undefined
    ? ts.visitEachChild(node, byName, undefined)
    : ts.factory.createTypeReferenceNode(name);
}

function schemaOf(node: ts.Node): string | undefined {
  if (!ts.isIndexedAccessTypeNode(node) || !ts.isIndexedAccessTypeNode(node.objectType)) return undefined;
  const { objectType: root, indexType: kind } = node.objectType;
  const isSchemas =
    ts.isTypeReferenceNode(root) &&
    ts.isIdentifier(root.typeName) &&
    root.typeName.text === 'components' &&
    textOf(kind) === 'schemas';
  return isSchemas ? textOf(node.indexType) : undefined;
}

const textOf = (type: ts.TypeNode): string | undefined =>
  ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) ? type.literal.text : undefined;

/** `export type paths = Record<string, never>`, as only schemas go in. */
const isEmpty = (node: ts.Node): boolean =>
  ts.isTypeAliasDeclaration(node) && ['paths', 'webhooks', 'operations', '$defs'].includes(node.name.text);

/** The only patterns that have a type. */
const BEGINNING = /^\^(?:\w+\\\.)+$/;

/** Fields of a known beginning, `^options\.`, become properties of that name until {@link openNames}. */
function withPatterns(schemas: Record<string, Schema>): Record<string, Schema> {
  return mapValues(schemas, ({ patternProperties = {}, ...schema }) => {
    const patterns = Object.entries(patternProperties).filter(([pattern]) => BEGINNING.test(pattern));
    if (patterns.length === 0) return schema;
    return { ...schema, properties: { ...schema.properties, ...Object.fromEntries(patterns) } };
  });
}

/** Editors show the further lines of a comment, which openapi-typescript indents, as code. */
const outdent = (source: string): string => source.replaceAll(/^( *\*) {5}/gm, '$1 ');

/** `"^options\\."?: …` becomes an index signature of every name that begins so. */
const openNames = (source: string): string =>
  source.replaceAll(
    /^( *)"\^((?:\w+\\\\\.)+)"\?: /gm,
    (_whole, indent: string, start: string) =>
      `${indent}[name: \`${start.replaceAll('\\\\', '')}\${string}\`]: `,
  );
