/** The shapes of what is stored, which follow from its types: an import is held to what the code relies on. */
import { join } from 'node:path';
import ts from 'typescript';
import type { Fields, Shape, StoredShapes } from '../src/seeds/stored-shapes.ts';

/** The types of the documents of a shop, by their names. */
const DOCUMENTS = 'Documents';

/** Finds each `defineEntity<Type>()({ name })` and the documents in the sources of the platform. */
export function makeStoredShapes(packageFolder: string): StoredShapes {
  const config = join(packageFolder, 'tsconfig.json');
  const { config: json } = ts.readConfigFile(config, ts.sys.readFile) as { config: object };
  const { options } = ts.parseJsonConfigFileContent(json, ts.sys, packageFolder);
  const entries = ['entities.ts', 'documents.ts'].map((name) => join(packageFolder, 'src/features', name));
  const program = ts.createProgram(entries, { ...options, noEmit: true });
  const writer = new ShapeWriter(program.getTypeChecker());
  const roots: Record<string, string> = {};
  const visit = (node: ts.Node): void => {
    const entity = entityAt(node);
    if (entity) roots[entity.name] = writer.nameOf(entity.type);
    if (ts.isInterfaceDeclaration(node) && node.name.text === DOCUMENTS)
      for (const [name, type] of writer.propertiesAt(node)) roots[name] = writer.nameOf(type);
    ts.forEachChild(node, visit);
  };
  const source = join(packageFolder, 'src/');
  for (const file of program.getSourceFiles()) if (file.fileName.startsWith(source)) visit(file);
  return { fields: writer.fields, roots };
}

/** Type and name of the exported entity that a call defines. */
function entityAt(node: ts.Node): { type: ts.TypeNode; name: string } | undefined {
  if (!ts.isCallExpression(node) || !ts.isCallExpression(node.expression)) return undefined;
  const { expression: callee, typeArguments } = node.expression;
  const [definition] = node.arguments;
  const [type] = typeArguments ?? [];
  if (!type || !definition || !ts.isIdentifier(callee) || callee.text !== 'defineEntity') return undefined;
  if (!ts.isObjectLiteralExpression(definition)) return undefined;
  const initializerOf = (name: string): ts.Expression | undefined =>
    definition.properties.filter(ts.isPropertyAssignment).find((each) => each.name.getText() === name)
      ?.initializer;
  const name = initializerOf('name');
  const isExported = initializerOf('isExported')?.kind !== ts.SyntaxKind.FalseKeyword;
  return name && ts.isStringLiteral(name) && isExported ? { type, name: name.text } : undefined;
}

/** Properties of the platform's own types that are amounts or percentages, if they are text. */
const DECIMALS: ReadonlySet<string> = new Set([
  'amount',
  'balance',
  'belowSubtotal',
  'deposit',
  'depositAmount',
  'dueNow',
  'freeFrom',
  'fullPrice',
  'minimumSubtotal',
  'modifiers',
  'percent',
  'price',
  'rate',
]);

/** Types of the contract name their formats. */
const isOwn = ({ declarations = [] }: ts.Symbol): boolean =>
  declarations.every((each) => each.getSourceFile().fileName.includes('/packages/platform/src/'));

/** What many types have: they are found by the flags of their type. */
const SIMPLE: readonly (readonly [flags: ts.TypeFlags, type: Shape['type']])[] = [
  [ts.TypeFlags.Null, 'null'],
  [ts.TypeFlags.StringLike, 'text'],
  [ts.TypeFlags.NumberLike, 'number'],
  [ts.TypeFlags.BooleanLike, 'boolean'],
];

class ShapeWriter {
  readonly fields: Record<string, Fields> = {};
  readonly #checker: ts.TypeChecker;
  readonly #names = new Map<ts.Type, string>();

  constructor(checker: ts.TypeChecker) {
    this.#checker = checker;
  }

  nameOf(node: ts.TypeNode): string {
    return this.#named(this.#checker.getTypeFromTypeNode(node));
  }

  *propertiesAt({ members }: ts.InterfaceDeclaration): Generator<[name: string, type: ts.TypeNode]> {
    for (const member of members)
      if (ts.isPropertySignature(member) && member.type) yield [member.name.getText(), member.type];
  }

  /** The name of the fields of an object, which types that contain themselves need. */
  #named(type: ts.Type): string {
    const known = this.#names.get(type);
    if (known !== undefined) return known;
    const name = String(this.#names.size);
    this.#names.set(type, name);
    this.fields[name] = this.#fieldsOf(type);
    return name;
  }

  #shapeOf(type: ts.Type): Shape {
    if (type.isStringLiteral() || type.isNumberLiteral()) return { values: [type.value] };
    const simple = SIMPLE.find(([flags]) => type.flags & flags);
    if (simple) return { type: simple[1] };
    if (type.isUnion()) return this.#unionOf(type.types);
    // the last member of an open enumeration is text
    if (type.isIntersection() && type.types.some(({ flags }) => flags & ts.TypeFlags.StringLike))
      return { type: 'text' };
    if (this.#checker.isArrayType(type)) {
      const item = this.#checker.getIndexTypeOfType(type, ts.IndexKind.Number);
      return { type: 'list', ...(item && { items: this.#shapeOf(item) }) };
    }
    const isObject = type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection);
    return isObject ? { type: 'object', fields: this.#named(type) } : {};
  }

  #unionOf(types: readonly ts.Type[]): Shape {
    const defined = types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
    const shapes = defined.map((each) => this.#shapeOf(each));
    const isOpen = shapes.some(({ type }) => type === 'text');
    const values = isOpen ? [] : shapes.flatMap((shape) => shape.values ?? []);
    const others = new Map(
      shapes.filter((shape) => !shape.values).map((shape) => [JSON.stringify(shape), shape]),
    );
    const forms = [...(values.length > 0 ? [{ values }] : []), ...others.values()];
    const [only] = forms;
    return only && forms.length === 1 ? only : { forms };
  }

  #fieldsOf(type: ts.Type): Fields {
    const known: Record<string, Shape> = {};
    const required: string[] = [];
    for (const property of this.#checker.getPropertiesOfType(type)) {
      known[property.name] = withFormat(
        this.#shapeOf(this.#checker.getTypeOfSymbol(property)),
        this.#formatOf(property),
      );
      if (!(property.flags & ts.SymbolFlags.Optional)) required.push(property.name);
    }
    const others = this.#checker.getIndexTypeOfType(type, ts.IndexKind.String);
    return { required, known, ...(others && { others: this.#shapeOf(others) }) };
  }

  /** The format that the comment of a property names, or else its name. */
  #formatOf(property: ts.Symbol): string | undefined {
    const comment = ts.displayPartsToString(property.getDocumentationComment(this.#checker));
    const [, format] = /Format: ([\w-]+)/.exec(comment) ?? [];
    if (format !== undefined) return format;
    if (/ISO 8601/.test(comment) || /[a-z]Date$/.test(property.name)) return 'date-time';
    if (DECIMALS.has(property.name) && isOwn(property)) return 'decimal';
    return property.name === 'currency' ? 'currency' : undefined;
  }
}

/** Other formats are for people. */
const isTrusted = (format: string | undefined): format is Shape['format'] =>
  ['date-time', 'date', 'decimal', 'currency'].includes(format ?? '');

function withFormat(shape: Shape, format: string | undefined): Shape {
  if (shape.forms) return { forms: shape.forms.map((form) => withFormat(form, format)) };
  if (shape.items) return { ...shape, items: withFormat(shape.items, format) };
  if (shape.type === 'number' && format?.startsWith('int')) return { type: 'integer' };
  return shape.type === 'text' && isTrusted(format) ? { ...shape, format } : shape;
}
