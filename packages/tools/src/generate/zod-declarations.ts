/**
 * Runtime schemas by @hey-api/openapi-ts, as declarations for our files. Hostile text is hidden from it, and
 * only expressions are used of its output.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import ts from 'typescript';
import type { Json, Schema } from './openapi.ts';
import { expressionOf, quote } from './text.ts';
import { checksOf } from './zod-checks.ts';

export interface Declaration {
  name: string;
  /** An expression that refers to other schemas as `NameSchema`. */
  code: string;
}

/**
 * One runtime schema per schema, in the order in which they can be declared. `typeName` returns the name of
 * the type of a schema.
 */
export async function declareSchemas(
  schemas: Record<string, Schema>,
  typeName: (name: string) => string,
): Promise<Declaration[]> {
  // hey-api writes no file without schemas
  if (Object.keys(schemas).length === 0) return [];
  const hidden = new Hidden();
  const source = await runHeyApi(simplify(schemas, hidden));
  return readDeclarations(source, { names: new Set(Object.keys(schemas)), hidden, typeName });
}

async function runHeyApi(schemas: Record<string, Schema>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'storewire-'));
  try {
    // the project may have its own configuration of hey-api and another version of zod, which must not matter
    const config = join(folder, 'config.json');
    await writeFile(config, '{ "logs": { "level": "silent" } }');
    await writeFile(join(folder, 'package.json'), '{}');
    await createClient({
      input: {
        openapi: '3.1.0',
        info: { title: 'schemas', version: '1' },
        paths: {},
        components: { schemas },
      } as never,
      configFile: config,
      output: { path: join(folder, 'out') },
      logs: { level: 'silent' },
      parser: { transforms: { readWrite: { enabled: false } } },
      plugins: [
        {
          name: 'zod',
          compatibilityVersion: 'mini',
          dates: { offset: true },
          definitions: { name: 'z{{name}}', case: 'preserve' },
        },
      ],
    });
    return await readFile(join(folder, 'out/zod.gen.ts'), 'utf8');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Text that hey-api receives as a placeholder with a number: it does not write every pattern and every escape
 * correctly.
 */
class Hidden {
  readonly #texts: string[] = [];
  readonly #checks: string[] = [];

  hide = (text: string): string => `#${this.#texts.push(text) - 1}`;
  hideUnless = (plain: RegExp, text: string): string => (plain.test(text) ? text : this.hide(text));
  /** The placeholder is a constant that the schema is intersected with. */
  hideChecks = (checks: string[]): string =>
    `#checks${this.#checks.push(`.check(${checks.join(', ')})`) - 1}`;
  findChecks = (placeholder: string): string | undefined =>
    this.#checks[Number(/^#checks(\d+)$/.exec(placeholder)?.[1])];
  find = (placeholder: string): string | undefined =>
    /^#\d+$/.test(placeholder) ? this.#texts[Number(placeholder.slice(1))] : undefined;
}

/**
 * A property instead of `additionalProperties: false`, which hey-api ignores: `close` turns it into a strict
 * object.
 */
const CLOSED = '#closed';

/** Added to one of two equal limits, and removed later. */
const HALF = 0.5;

const PLAIN_NAME = /^[A-Za-z_$][\w$-]*$/;
const PLAIN_TEXT = /^[\w .,:/+@-]*$/;

/**
 * Formats that hey-api does not read as meant: for large integers it would use `bigint`, and for a time reject
 * the offset, which JSON Schema requires.
 */
const UNREAD: ReadonlySet<string | undefined> = new Set(['int64', 'uint64', 'binary', 'time']);

/** The input of hey-api, without descriptions and read-only marks, which would only add bytes. */
function simplify(schemas: Record<string, Schema>, hidden: Hidden): Record<string, Schema> {
  const name = (text: string): string => hidden.hideUnless(PLAIN_NAME, text);
  const value = (json: Json): Json => (typeof json === 'string' ? hidden.hideUnless(PLAIN_TEXT, json) : json);
  const simple = (schema: Schema): Schema => {
    const {
      description: _description,
      readOnly: _readOnly,
      deprecated: _deprecated,
      patternProperties: _patterns,
      ...rest
    } = schema;
    if (UNREAD.has(rest.format)) delete rest.format;
    const checks = checksOf(schema);
    if (rest['x-decimal']) delete rest['pattern'];
    // hey-api writes a tuple for two equal limits
    if (rest['minItems'] !== undefined && rest['minItems'] === rest['maxItems'])
      rest['maxItems'] = Number(rest['maxItems']) + HALF;
    if (typeof rest['pattern'] === 'string') rest['pattern'] = hidden.hide(rest['pattern']);
    if (rest.enum) rest.enum = rest.enum.map(value);
    if (rest.const !== undefined) rest.const = value(rest.const);
    if (rest.properties) {
      const names = new Map(Object.keys(rest.properties).map((each) => [each, name(each)]));
      rest.properties = Object.fromEntries(
        Object.entries(rest.properties).map(([each, property]) => [names.get(each), simple(property)]),
      );
      if (rest.required) rest.required = rest.required.map((each) => names.get(each) ?? each);
    }
    if (Object.keys(rest.properties ?? {}).length > 0 && rest.additionalProperties === false)
      rest.properties = { ...rest.properties, [CLOSED]: { type: 'null' } };
    if (rest.items) rest.items = simple(rest.items);
    if (rest.oneOf) rest.oneOf = rest.oneOf.map(simple);
    if (rest.anyOf) rest.anyOf = rest.anyOf.map(simple);
    if (typeof rest.additionalProperties === 'object')
      rest.additionalProperties = simple(rest.additionalProperties);
    return checks.length > 0 ? { allOf: [widen(rest), { const: hidden.hideChecks(checks) }] } : widen(rest);
  };
  return Object.fromEntries(Object.entries(schemas).map(([each, schema]) => [each, simple(schema)]));
}

/**
 * Placeholders for values that JSON cannot represent. No text of a description looks like these: `#` is
 * hidden.
 */
const VALUES: Readonly<Record<string, string>> = {
  '#blob': 'z.instanceof(Blob)',
  '#nothing': 'z.undefined()',
  '#date': 'z.date()',
  '#float': 'z.literal([Number.NaN, Infinity, -Infinity])',
};

function widen({ 'x-takes-date': takesDate, 'x-wire': wire, 'x-value': value, ...schema }: Schema): Schema {
  if (value) return { const: `#${value}` };
  const placeholder = takesDate ? '#date' : wire === 'float' ? '#float' : undefined;
  if (!placeholder) return schema;
  const types = [schema.type ?? []].flat();
  const forms = types.filter((type) => type !== 'null').map((type) => ({ ...schema, type }));
  return { anyOf: [...forms, { const: placeholder }, ...(types.includes('null') ? [{ type: 'null' }] : [])] };
}

/** The limits of `int32`. */
const INT32 =
  /^z\.int\(\)\.check\(z\.minimum\(-2147483648, \{ error: '[^']*' \}\), z\.maximum\(2147483647, \{ error: '[^']*' \}\)\)$/;

interface Context {
  names: Set<string>;
  hidden: Hidden;
  typeName: (name: string) => string;
}

/**
 * The schemas `export const zName = …` of hey-api, in which references to other schemas are replaced by their
 * typed exports.
 */
function readDeclarations(source: string, context: Context): Declaration[] {
  const file = ts.createSourceFile('zod.gen.ts', source, ts.ScriptTarget.Latest, true);
  const declarations: Declaration[] = [];
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!initializer || !ts.isIdentifier(name)) continue;
      declarations.push({ name: name.text.slice(1), code: rewrite(initializer, file, context) });
    }
  }
  const missing = [...context.names].filter(
    (name) => !declarations.some((declaration) => declaration.name === name),
  );
  if (missing.length > 0) throw new Error(`hey-api left out ${missing.join(', ')}`);
  return declarations;
}

function rewrite(node: ts.Node, file: ts.SourceFile, { names, hidden, typeName }: Context): string {
  const edits: { from: number; to: number; text: string }[] = [];
  const visit = (child: ts.Node): void => {
    if (ts.isIdentifier(child)) {
      const name = child.text.slice(1);
      if (child.text.startsWith('z') && names.has(name) && !isPropertyName(child))
        edits.push({ from: child.getStart(file), to: child.end, text: `${name}Schema` });
    }
    // ids of the platform are any 8-4-4-4-12 hexadecimal digits, not only the versions of RFC 9562
    if (ts.isPropertyAccessExpression(child) && child.getText(file) === 'z.uuid')
      edits.push({ from: child.name.getStart(file), to: child.end, text: 'guid' });
    if (ts.isPropertyAssignment(child) && ts.isStringLiteral(child.name) && child.name.text === CLOSED)
      edits.push(...close(child, file));
    // recursive schemas need a type
    if (ts.isArrowFunction(child) && child.type?.kind === ts.SyntaxKind.AnyKeyword)
      edits.push({
        from: child.type.getStart(file),
        to: child.type.end,
        text: `z.ZodMiniType<T.${typeName(child.body.getText(file).slice(1))}>`,
      });
    const checked = checkedBy(child, hidden);
    if (checked) {
      edits.push(
        { from: child.getStart(file), to: checked.schema.getStart(file), text: '' },
        { from: checked.schema.end, to: child.end, text: checked.checks },
      );
      visit(checked.schema);
      return;
    }
    if (ts.isNumericLiteral(child) && child.parent.getText(file).startsWith('z.maxLength('))
      edits.push({ from: child.getStart(file), to: child.end, text: String(Math.floor(Number(child.text))) });
    // hey-api writes the limits of the format `int32` with long error messages
    if (ts.isCallExpression(child) && INT32.test(child.getText(file)))
      return void edits.push({ from: child.getStart(file), to: child.end, text: 'z.int32()' });
    const value = ts.isCallExpression(child)
      ? VALUES[/^z\.literal\('(#\w+)'\)$/.exec(child.getText(file))?.[1] ?? '']
      : undefined;
    if (value !== undefined)
      return void edits.push({ from: child.getStart(file), to: child.end, text: value });
    // literals are written by JavaScript itself, so that no text can end them
    const text = ts.isStringLiteral(child)
      ? hidden.find(child.text)
      : ts.isRegularExpressionLiteral(child)
        ? hidden.find(child.text.slice(1, -1))
        : undefined;
    if (text !== undefined)
      edits.push({
        from: child.getStart(file),
        to: child.end,
        text: ts.isStringLiteral(child) ? quote(text) : String(expressionOf(text)),
      });
    ts.forEachChild(child, visit);
  };
  visit(node);
  const start = node.getStart(file);
  let text = node.getText(file);
  for (const { from, to, text: replacement } of edits.toSorted((a, b) => b.from - a.from))
    text = text.slice(0, from - start) + replacement + text.slice(to - start);
  return text;
}

/** Reads `z.intersection(schema, z.literal('#checks0'))`, which becomes the schema with its checks. */
function checkedBy(node: ts.Node, hidden: Hidden): { schema: ts.Expression; checks: string } | undefined {
  if (!ts.isCallExpression(node) || node.arguments.length !== 2) return undefined;
  const [schema, placeholder] = node.arguments;
  const literal = placeholder && ts.isCallExpression(placeholder) ? placeholder.arguments[0] : undefined;
  const checks = literal && ts.isStringLiteral(literal) ? hidden.findChecks(literal.text) : undefined;
  return schema && checks !== undefined ? { schema, checks } : undefined;
}

/** `z.object({ …, '#closed': … })` becomes `z.strictObject({ … })`. */
function close(
  placeholder: ts.PropertyAssignment,
  file: ts.SourceFile,
): { from: number; to: number; text: string }[] {
  const { expression } = placeholder.parent.parent as ts.CallExpression;
  const before = placeholder.parent.properties.at(-2);
  return [
    { from: expression.getStart(file), to: expression.end, text: 'z.strictObject' },
    { from: before?.end ?? placeholder.getStart(file), to: placeholder.end, text: '' },
  ];
}

/** Whether an identifier is a property name, which does not refer to a schema. */
function isPropertyName(node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    ((ts.isPropertyAssignment(parent) || ts.isAccessor(parent)) && parent.name === node) ||
    (ts.isPropertyAccessExpression(parent) && parent.name === node)
  );
}
