import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { descriptionWithValues, isEnumeration } from '../description/enumerations.ts';
import { type Document, operationsOf, type Schema } from '../description/openapi.ts';
import { effectOf } from '../description/operations.ts';
import { bannerOf, comment, quote } from './text.ts';

const { factory } = ts;

const BANNER = bannerOf('openapi-typescript', 'npm run generate:types');

/**
 * What openapi-typescript writes: the types of the schemas, by name, and `paths` for openapi-fetch. Enumerations stay
 * open, so that a new value of the server is no breaking change. Only a value that was read, or a cast, is an unknown
 * one: requests reject typos.
 */
export async function makeTypes(document: Document, runtime: string): Promise<Map<string, string>> {
  const written = await openapiTS(JSON.stringify(document), {
    emptyObjectsUnknown: true,
    silent: true,
    transform: (schema) => openEnumeration(schema as Schema),
  });
  const nodes = written.map((node) => ts.visitNode(node, withLiteralTypes));
  const schemas = membersOf(memberOf(nodes.find(isInterface('components')), 'schemas'));
  const aliases = schemas.map((member) => toAlias(member, document.components?.schemas?.[nameOf(member)]));
  const unfetched = unfetchedPaths(document);
  const others = nodes.map((node) => {
    if (isInterface('components')(node)) return withNamedSchemas(node);
    return isInterface('paths')(node) ? withoutMembers(node, unfetched) : node;
  });
  return new Map([
    ['schemas.ts', `${BANNER}import type { UnknownValue } from ${quote(runtime)};\n\n${print(aliases)}`],
    ['paths.ts', `${BANNER}import type * as schemas from './schemas.ts';\n\n${print(others)}`],
  ]);
}

/**
 * openapi-typescript writes a constant as an identifier with quotes. TypeScript takes no identifier for a type, which it
 * checks if NODE_ENV is development.
 */
function withLiteralTypes(node: ts.Node): ts.Node {
  if (ts.isIdentifier(node) && node.text.startsWith('"'))
    return factory.createLiteralTypeNode(factory.createStringLiteral(JSON.parse(node.text)));
  return ts.visitEachChild(node, withLiteralTypes, undefined);
}

const print = (nodes: ts.Node[]): string =>
  astToString(nodes.map((node) => ts.visitNode(node, withSingleQuotes)));

function withSingleQuotes(node: ts.Node): ts.Node {
  if (ts.isStringLiteral(node))
    return ts.setEmitFlags(factory.createStringLiteral(node.text, true), ts.EmitFlags.NoAsciiEscaping);
  return ts.visitEachChild(node, withSingleQuotes, undefined);
}

function openEnumeration(schema: Schema): ts.TypeNode | undefined {
  if (!isEnumeration(schema)) return undefined;
  const known = (schema.enum ?? []).map((value) =>
    factory.createLiteralTypeNode(factory.createStringLiteral(String(value))),
  );
  return factory.createUnionTypeNode([...known, factory.createTypeReferenceNode('UnknownValue')]);
}

/** Calls of the site are on another host, and a navigation is not fetched. */
const unfetchedPaths = (document: Document): ReadonlySet<string> =>
  new Set(
    [...operationsOf(document)]
      .filter(({ method, operation }) => operation.servers || effectOf(method, operation) === 'navigate')
      .map(({ path }) => path),
  );

const isInterface =
  (name: string) =>
  (node: ts.Node): node is ts.InterfaceDeclaration =>
    ts.isInterfaceDeclaration(node) && node.name.text === name;

const memberOf = (node: ts.InterfaceDeclaration | undefined, name: string): ts.TypeNode | undefined =>
  node?.members.filter(ts.isPropertySignature).find((member) => nameOf(member) === name)?.type;

const membersOf = (type: ts.TypeNode | undefined): ts.PropertySignature[] =>
  type && ts.isTypeLiteralNode(type) ? type.members.filter(ts.isPropertySignature) : [];

const nameOf = ({ name }: ts.PropertySignature): string =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : '';

function withoutMembers(node: ts.InterfaceDeclaration, names: ReadonlySet<string>): ts.InterfaceDeclaration {
  const { modifiers, name, typeParameters, heritageClauses, members } = node;
  const kept = members.filter((member) => !ts.isPropertySignature(member) || !names.has(nameOf(member)));
  return factory.updateInterfaceDeclaration(node, modifiers, name, typeParameters, heritageClauses, kept);
}

/** `components["schemas"]["Cart"]` is the type of that name. */
function withNamedSchemas(node: ts.InterfaceDeclaration): ts.Node {
  const schemas = memberOf(node, 'schemas');
  const visit = (child: ts.Node): ts.Node => {
    if (child !== schemas) return ts.visitEachChild(child, visit, undefined);
    const named = membersOf(schemas).map((member) =>
      factory.createPropertySignature(
        undefined,
        member.name,
        undefined,
        factory.createTypeReferenceNode(
          factory.createQualifiedName(factory.createIdentifier('schemas'), nameOf(member)),
        ),
      ),
    );
    return factory.createTypeLiteralNode(named);
  };
  return visit(node);
}

/** `Cart: { … }` becomes `export type Cart = { … }`: a member of an interface cannot be a union that holds itself. */
function toAlias(member: ts.PropertySignature, schema: Schema = {}): ts.Node {
  const [pattern = ''] = Object.keys(schema.patternProperties ?? {});
  const type = member.type && ts.visitNode(member.type, byName(pattern), ts.isTypeNode);
  const alias = factory.createTypeAliasDeclaration(
    [factory.createModifier(ts.SyntaxKind.ExportKeyword)],
    nameOf(member),
    undefined,
    type ?? factory.createKeywordTypeNode(ts.SyntaxKind.UnknownKeyword),
  );
  if (!isEnumeration(schema))
    return ts.setSyntheticLeadingComments(alias, ts.getSyntheticLeadingComments(member));
  const text = comment([descriptionWithValues(schema)])
    .trim()
    .slice('/*'.length, -'*/'.length);
  return ts.addSyntheticLeadingComment(alias, ts.SyntaxKind.MultiLineCommentTrivia, text, true);
}

/**
 * Within a schema, `components["schemas"]["Cart"]` becomes `Cart`, and names of a pattern, `^options\.`, are those that
 * begin so.
 */
const byName = (pattern: string): ts.Visitor => {
  const visit = (node: ts.Node): ts.Node => {
    const name = schemaOf(node);
    if (name !== undefined) return factory.createTypeReferenceNode(name);
    const visited = ts.visitEachChild(node, visit, undefined);
    return pattern !== '' && ts.isIndexSignatureDeclaration(visited)
      ? withBeginning(visited, pattern)
      : visited;
  };
  return visit;
};

function withBeginning(node: ts.IndexSignatureDeclaration, pattern: string): ts.Node {
  const rest = factory.createTemplateLiteralTypeSpan(
    factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
    factory.createTemplateTail(''),
  );
  const head = factory.createTemplateHead(pattern.replaceAll(/[\^\\]/g, ''));
  const name = factory.createParameterDeclaration(
    undefined,
    undefined,
    'name',
    undefined,
    factory.createTemplateLiteralType(head, [rest]),
  );
  return factory.updateIndexSignature(node, node.modifiers, [name], node.type);
}

function schemaOf(node: ts.Node): string | undefined {
  if (!ts.isIndexedAccessTypeNode(node) || !ts.isIndexedAccessTypeNode(node.objectType)) return undefined;
  const { objectType: root, indexType: kind } = node.objectType;
  return ts.isTypeReferenceNode(root) && textOf(kind) === 'schemas' ? textOf(node.indexType) : undefined;
}

const textOf = (type: ts.TypeNode): string | undefined =>
  ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) ? type.literal.text : undefined;
