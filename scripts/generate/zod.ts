import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import ts from 'typescript';
import { isReference, nameOf, type Schema } from './openapi.ts';
import { exposed, type Operation } from './operations.ts';
import { BANNER, quote } from './text.ts';
import type { Views } from './views.ts';

/** Runtime schemas: closed enumerations for requests, open ones for answers, each held to its type at compile time. */
export async function makeZod(views: Views, operations: Operation[], names: { types: string; held: string }): Promise<Map<string, string>> {
  const answers = { ...views.answers };
  const requestsOnly = Object.fromEntries(Object.entries(views.requests).map(([name, schema]) => [requestName(views, name), renameRefs(schema, (each) => requestName(views, each))]));
  const typeOf = new Map(Object.keys(views.requests).map((name) => [requestName(views, name), name]));
  const files = new Map<string, string>();
  files.set('zod/answers.ts', await makeFile(openEnumerations(answers), names, { typeName: (name) => name, isRequest: false }));
  files.set('zod/requests.ts', await makeFile(requestsOnly, names, { typeName: (name) => typeOf.get(name) ?? name, isRequest: true }));
  files.set('zod/operations.ts', makeTable(exposed(operations)));
  files.set('zod/index.ts', `${BANNER}\nexport * from './answers.ts';\nexport * from './requests.ts';\n`);
  return files;
}

/** A schema that both sides share has two runtime schemas, so the one for requests says so in its name. */
const requestName = (views: Views, name: string): string => (name in views.answers ? `${name}Request` : name);

function renameRefs(schema: Schema, rename: (name: string) => string): Schema {
  return JSON.parse(JSON.stringify(schema), (_key, value) => (isReference(value) ? { ...value, $ref: `#/components/schemas/${rename(nameOf(value))}` } : value)) as Schema;
}

/** In answers any string may stand where an enumeration is: the set of values can grow. */
function openEnumerations(schemas: Record<string, Schema>): Record<string, Schema> {
  return JSON.parse(JSON.stringify(schemas), (_key, value) => {
    if (!Array.isArray(value?.enum) || value.type !== 'string') return value;
    const { enum: _values, ...rest } = value;
    return rest;
  }) as Record<string, Schema>;
}

async function makeFile(schemas: Record<string, Schema>, names: { types: string; held: string }, { typeName, isRequest }: Side): Promise<string> {
  const source = await runHeyApi(schemas);
  const { declarations, usesZod } = readDeclarations(source, new Set(Object.keys(schemas)));
  const header = `${BANNER}\n${usesZod ? "import * as z from 'zod/mini';\n" : ''}import type { Held } from ${quote(names.held)};\nimport type * as T from ${quote(names.types)};\n`;
  const body = declarations.map(({ name, code }) => {
    const type = `T.${typeName(name)}`;
    return `const ${name}$ = /* @__PURE__ */ (() => ${code}${isRequest ? checksOf(schemas[name]) : ''})();\ntype ${name}_ = Held<typeof ${name}$, ${type}>;\nexport const ${name}Schema: z.ZodMiniType<${type}> = ${name}$ satisfies z.ZodMiniType<${name}_>;\n`;
  });
  return `${header}\n${body.join('\n')}`;
}

interface Side {
  typeName: (name: string) => string;
  isRequest: boolean;
}

/** Lists of members of which at most one may be set. */
function checksOf(schema: Schema | undefined): string {
  const checks = (schema?.['x-one-of'] ?? []).map((members) => `z.refine((value) => ([${members.map(quote).join(', ')}] as const).filter((name) => value[name] !== undefined && value[name] !== null).length < 2, ${quote(`set at most one of ${members.join(', ')}`)})`);
  return checks.length > 0 ? `.check(${checks.join(', ')})` : '';
}

async function runHeyApi(schemas: Record<string, Schema>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'storewire-'));
  try {
    await createClient({
      input: { openapi: '3.1.0', info: { title: 'schemas', version: '1' }, paths: {}, components: { schemas: withoutDocumentation(schemas) } } as never,
      output: { path: folder },
      logs: { level: 'silent' },
      parser: { transforms: { readWrite: { enabled: false } } },
      plugins: [{ name: 'zod', compatibilityVersion: 'mini', dates: { offset: true }, definitions: { name: 'z{{name}}', case: 'preserve' } }],
    });
    return await readFile(join(folder, 'zod.gen.ts'), 'utf8');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runtime schemas carry no prose and no read-only marks: both only cost bytes here. */
function withoutDocumentation(schemas: Record<string, Schema>): Record<string, Schema> {
  const strip = (schema: Schema): Schema => {
    const { description: _description, readOnly: _readOnly, deprecated: _deprecated, ...rest } = schema;
    if (rest.properties) rest.properties = Object.fromEntries(Object.entries(rest.properties).map(([name, member]) => [name, strip(member)]));
    if (rest.items) rest.items = strip(rest.items);
    if (rest.oneOf) rest.oneOf = rest.oneOf.map(strip);
    if (rest.anyOf) rest.anyOf = rest.anyOf.map(strip);
    if (typeof rest.additionalProperties === 'object') rest.additionalProperties = strip(rest.additionalProperties);
    return rest;
  };
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, strip(schema)]));
}

interface Declaration {
  name: string;
  code: string;
}

/** `export const zName = …` of hey-api, with every mention of another schema turned into its typed export. */
function readDeclarations(source: string, names: Set<string>): { declarations: Declaration[]; usesZod: boolean } {
  const file = ts.createSourceFile('zod.gen.ts', source, ts.ScriptTarget.Latest, true);
  const declarations: Declaration[] = [];
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!initializer || !ts.isIdentifier(name)) continue;
      declarations.push({ name: name.text.slice(1), code: rewrite(initializer, file, names) });
    }
  }
  return { declarations, usesZod: declarations.length > 0 };
}

function rewrite(node: ts.Node, file: ts.SourceFile, names: Set<string>): string {
  const edits: { from: number; to: number; text: string }[] = [];
  const visit = (child: ts.Node): void => {
    if (ts.isIdentifier(child)) {
      const name = child.text.slice(1);
      if (child.text.startsWith('z') && names.has(name) && !isMember(child)) edits.push({ from: child.getStart(file), to: child.end, text: `${name}Schema` });
    }
    // any 8-4-4-4-12 hexadecimal is an id of the platform, not only the RFC 9562 versions
    if (ts.isPropertyAccessExpression(child) && child.getText(file) === 'z.uuid') edits.push({ from: child.name.getStart(file), to: child.end, text: 'guid' });
    ts.forEachChild(child, visit);
  };
  visit(node);
  const start = node.getStart(file);
  let text = node.getText(file);
  for (const { from, to, text: replacement } of edits.toSorted((a, b) => b.from - a.from)) text = text.slice(0, from - start) + replacement + text.slice(to - start);
  return text;
}

/** A property name or the right side of a dot is not a mention of a schema. */
function isMember(node: ts.Identifier): boolean {
  const { parent } = node;
  return (ts.isPropertyAssignment(parent) && parent.name === node) || (ts.isPropertyAccessExpression(parent) && parent.name === node);
}

/** One entry per call: what `validate` takes. */
function makeTable(operations: Operation[]): string {
  const rows = operations.map(({ id, name, inputName, output }) => {
    const answer = output ? `, output: answers.${output}Schema` : '';
    return `export const ${name}: OperationSchemas = /* @__PURE__ */ (() => ({ id: ${quote(id)}, input: requests.${inputName}Schema${answer} }))();`;
  });
  return `${BANNER}
import type { ZodMiniType } from 'zod/mini';
import * as answers from './answers.ts';
import * as requests from './requests.ts';

/** The runtime schemas of one call. */
export interface OperationSchemas {
  id: string;
  input: ZodMiniType;
  output?: ZodMiniType;
}

${rows.join('\n')}
`;
}
