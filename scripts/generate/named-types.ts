/**
 * Schemas as types of their own: openapi-typescript keeps all of them in one interface, where editors and
 * compilers spell each one out instead of naming it.
 */
import ts from 'typescript';

/**
 * `components: { schemas: { Cart: … } }` becomes `export type Cart = …`. What openapi-typescript adds for its
 * own use follows.
 */
export function nameSchemas(nodes: readonly ts.Node[]): ts.Node[] {
  const named = nodes.flatMap((node) =>
    isInterfaceOf(node, 'components') ? membersOf(memberOf(node, 'schemas')).map(toAlias) : [],
  );
  return [...named, ...nodes.filter((node) => !ts.isInterfaceDeclaration(node) && !isEmpty(node))];
}

const isInterfaceOf = (node: ts.Node, name: string): node is ts.InterfaceDeclaration =>
  ts.isInterfaceDeclaration(node) && node.name.text === name;

const memberOf = ({ members }: ts.InterfaceDeclaration, name: string): ts.TypeNode | undefined =>
  members.filter(ts.isPropertySignature).find((member) => nameOf(member) === name)?.type;

const membersOf = (type: ts.TypeNode | undefined): ts.PropertySignature[] =>
  type && ts.isTypeLiteralNode(type) ? type.members.filter(ts.isPropertySignature) : [];

const nameOf = ({ name }: ts.PropertySignature): string =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : '';

function toAlias(member: ts.PropertySignature): ts.Node {
  const type = ts.visitNode(
    member.type ?? ts.factory.createKeywordTypeNode(ts.SyntaxKind.UnknownKeyword),
    byName,
    ts.isTypeNode,
  );
  const alias = ts.factory.createTypeAliasDeclaration(
    [ts.factory.createModifier(ts.SyntaxKind.ExportKeyword)],
    nameOf(member),
    undefined,
    type,
  );
  return ts.setSyntheticLeadingComments(alias, ts.getSyntheticLeadingComments(member));
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
