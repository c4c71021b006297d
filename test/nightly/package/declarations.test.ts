/** What users see of the package's types: every type that can be reached from an entry. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../package/packed.ts';

const dist = join(root, 'dist/');
/** The entry for packages of this repository. */
const INTERNAL = join(dist, 'src/internal.d.ts');

/** What the walk has found, each with its path. */
interface Found {
  exported: number;
  types: number;
  anys: string[];
  /** Optional properties of options that do not allow undefined. */
  exact: Set<string>;
  /** Types that no entry exports. */
  unnamed: Set<string>;
}

let found: Found;

beforeAll(async () => {
  const { exports } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    exports: Record<string, { types?: string }>;
  };
  found = walkEntries(Object.values(exports).flatMap(({ types }) => (types ? [join(root, types)] : [])));
});

function walkEntries(entries: string[]): Found {
  const program = ts.createProgram(entries, {
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    strict: true,
    exactOptionalPropertyTypes: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const result: Found = { exported: 0, types: 0, anys: [], exact: new Set(), unnamed: new Set() };
  const named = new Set<ts.Symbol>();
  const nameable: [name: ts.Symbol, path: string][] = [];
  const seen = { given: new Set<ts.Type>(), isInput: new Set<ts.Type>() };
  const isOurs = (declaration: ts.Node): boolean => declaration.getSourceFile().fileName.startsWith(dist);
  const { Undefined, Void, Unknown, TypeParameter } = ts.TypeFlags;
  const takesUndefined = (type: ts.Type): boolean =>
    (type.isUnion() ? type.types : [type]).some(
      ({ flags }) => flags & (Undefined | Void | Unknown | TypeParameter),
    );

  function walk(type: ts.Type | undefined, path: string, isInput: boolean): void {
    const known = isInput ? seen.isInput : seen.given;
    if (!type || known.has(type)) return;
    known.add(type);
    result.types++;
    const name =
      type.aliasSymbol ??
      (type.symbol?.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.Class) ? type.symbol : undefined);
    if (name?.declarations?.some(isOurs)) nameable.push([name, path]);
    if (type.flags & ts.TypeFlags.Any) result.anys.push(path);
    walk(type.isTypeParameter() ? type.getConstraint() : undefined, `${path}, constraint`, isInput);
    if (type.isUnionOrIntersection()) for (const part of type.types) walk(part, path, isInput);
    const declarations = type.symbol?.declarations ?? [];
    // what libraries and peers declare is theirs, down to the defaults of their parameters
    if (declarations.length > 0 && !declarations.some(isOurs)) return;
    for (const part of [
      ...(type.aliasTypeArguments ?? []),
      ...(isReference(type) ? checker.getTypeArguments(type) : []),
    ])
      walk(part, `${path}, argument`, isInput);
    for (const signature of [...type.getCallSignatures(), ...type.getConstructSignatures()])
      walkSignature(signature, path);
    for (const { type: part } of checker.getIndexInfosOfType(type)) walk(part, `${path}[…]`, isInput);
    for (const property of type.getProperties()) walkProperty(property, `${path}.${property.name}`, isInput);
  }

  function walkSignature(signature: ts.Signature, path: string): void {
    for (const parameter of signature.typeParameters ?? []) walk(parameter, `${path}<>`, false);
    for (const parameter of signature.parameters)
      walk(checker.getTypeOfSymbol(parameter), `${path}(${parameter.name})`, true);
    walk(signature.getReturnType(), `${path}()`, false);
  }

  function walkProperty(property: ts.Symbol, path: string, isInput: boolean): void {
    const [declaration] = property.declarations ?? [];
    if (declaration && !isOurs(declaration)) return;
    if (
      isInput &&
      declaration &&
      ts.isPropertySignature(declaration) &&
      declaration.questionToken &&
      declaration.type
    ) {
      const owner =
        ts.findAncestor(declaration, ts.isInterfaceDeclaration)?.name.text ??
        ts.findAncestor(declaration, ts.isTypeAliasDeclaration)?.name.text ??
        path;
      const isGenerated = declaration.getSourceFile().fileName.startsWith(join(dist, 'generated/'));
      if (!isGenerated && !takesUndefined(checker.getTypeFromTypeNode(declaration.type)))
        result.exact.add(`${owner}.${property.name}`);
    }
    walk(checker.getTypeOfSymbol(property), path, isInput);
  }

  const findWritten = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.AnyKeyword)
      result.anys.push(`${node.getSourceFile().fileName.slice(dist.length)}: ${node.parent.getText()}`);
    ts.forEachChild(node, findWritten);
  };
  for (const source of program.getSourceFiles().filter(isOurs)) findWritten(source);

  for (const entry of entries) {
    const source = program.getSourceFile(entry);
    const module = source && checker.getSymbolAtLocation(source);
    for (const each of module ? checker.getExportsOfModule(module) : []) {
      result.exported++;
      const symbol = each.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(each) : each;
      named.add(symbol);
      // users only come by its types in those of other entries
      if (entry === INTERNAL) continue;
      const path = `${entry.slice(dist.length)}: ${each.name}`;
      if (symbol.flags & ts.SymbolFlags.Type) walk(checker.getDeclaredTypeOfSymbol(symbol), path, false);
      if (symbol.flags & ts.SymbolFlags.Value) walk(checker.getTypeOfSymbol(symbol), path, false);
    }
  }
  for (const [name, path] of nameable) if (!named.has(name)) result.unnamed.add(`${name.name} of ${path}`);
  return result;
}

const isReference = (type: ts.Type): type is ts.TypeReference =>
  'objectFlags' in type && ((type.objectFlags as ts.ObjectFlags) & ts.ObjectFlags.Reference) !== 0;

/**
 * Wire formats, properties of generated code, values of the package. Users do not write these by hand
 * with members that may be missing.
 */
const NO_OPTIONS =
  /^(Wire\w+|Annotations|OperationInfo|Paging|CookieAttributes|UnknownEvent|StoreErrorDetails)\./;

/** Parts of exported types, which users do not write themselves. */
const PARTS =
  /^(Arguments|CallContext|Encoder|EventContext|HandledBy|\w+Facts|Answered|Attempted|BoundCall|FactorType|FieldEncoder|GraphqlArguments|HandledCall|HandledEvent|HooksBuilder|InputFormat|MaybePromise|NavigationArguments|Paging|PasswordInput|PreparedRequest|QueryArguments|RequestContent|Schema|ServiceTable|SuspenseArguments|Traits|CallDetails|Event(?:Base|Entry|Kind|Map|Module)|Expected|JsonArguments|ParsedArguments|WebMethodFunction|InitArguments|InitOf|PathCall|ResponseOf) /;

/** Users name the types in `paths` by their place in it. */
const IN_PATHS = / of src\/paths\.d\.ts: paths\./;

describe('the declarations of the package', () => {
  test('are reached from its entries', () => {
    expect(found.exported).toBeGreaterThan(2000);
    expect(found.types).toBeGreaterThan(5000);
  });

  test('have no any', () => {
    expect(found.anys).toEqual([]);
  });

  test('name every type that one can come by', () => {
    const unnamed = [...found.unnamed].filter((each) => !PARTS.test(each) && !IN_PATHS.test(each));
    expect(unnamed).toEqual([]);
  });

  test('take undefined for every option that may be left out, also where optional properties are exact', () => {
    expect([...found.exact].filter((each) => !NO_OPTIONS.test(each))).toEqual([]);
  });
});
