/**
 * Every field of every filter takes the operators that the contract gives it, and no others: read from the
 * types, independently of the generators.
 */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const root = resolve(import.meta.dirname, '../../../..');
const read = (file: string): string => readFileSync(resolve(root, file), 'utf8');

interface Field {
  $ref: string;
}

interface Schema {
  'x-filter'?: boolean;
  'x-operators'?: string[];
  properties: Record<string, Field>;
  patternProperties?: Record<string, Field>;
}

const schemas = globSync('openapi/*/schemas.yaml', { cwd: root }).flatMap((file) =>
  Object.entries<Schema>(parse(read(file))),
);
const filters = schemas.map(([title, schema]) => ({ ...schema, title })).filter((each) => each['x-filter']);
const operators = new Map(schemas.map(([name, schema]) => [name, schema['x-operators']]));

/** The operators of the condition that a field refers to, as they are on the wire. */
const operatorsOf = ({ $ref }: Field): string[] | undefined =>
  operators.get($ref.slice($ref.lastIndexOf('/') + 1))?.map((operator) => `$${operator}`);

const types = ts.createSourceFile('types.ts', read('generated/types.ts'), ts.ScriptTarget.Latest);

/** The members of a type by name; those of its parts where it is a union. */
function membersOf(node: ts.Node | undefined): Map<string, ts.Node | undefined> {
  if (!node) return new Map();
  if (ts.isParenthesizedTypeNode(node)) return membersOf(node.type);
  if (ts.isUnionTypeNode(node)) return new Map(node.types.flatMap((part) => [...membersOf(part)]));
  if (!ts.isTypeLiteralNode(node)) return new Map();
  return new Map(
    node.members.flatMap((member): [string, ts.Node | undefined][] => {
      if (ts.isIndexSignatureDeclaration(member))
        return [[member.parameters[0]?.type?.getText(types) ?? '', member.type]];
      return ts.isPropertySignature(member)
        ? [
            [
              ts.isIdentifier(member.name) || ts.isStringLiteral(member.name) ? member.name.text : '',
              member.type,
            ],
          ]
        : [];
    }),
  );
}

/** The type of a named schema. */
function typeOf(name: string): ts.Node | undefined {
  return types.statements.find(
    (each): each is ts.TypeAliasDeclaration => ts.isTypeAliasDeclaration(each) && each.name.text === name,
  )?.type;
}

it('the contract has filters for all calls that accept one', () => {
  expect(filters.map(({ title }) => title).toSorted()).toEqual([
    'BackInStockFilter',
    'CollectionFilter',
    'MemberFilter',
    'OrderFilter',
    'ProductFilter',
    'ReviewFilter',
    'StoreVariantFilter',
  ]);
});

it.each(filters)(
  '$title takes for each field the operators that the contract gives it, and no others',
  ({ title, properties, patternProperties = {} }) => {
    const beginnings = Object.entries(patternProperties).map(
      ([pattern, field]) => [`\`${pattern.slice(1).replaceAll('\\', '')}\${string}\``, field] as const,
    );
    const expected = [...Object.entries(properties), ...beginnings].map(([name, field]) => [
      name,
      operatorsOf(field),
    ]);
    const { $and, $or, $not, ...fields } = Object.fromEntries(
      Array.from(membersOf(typeOf(title)), ([name, type]) => [name, [...membersOf(type).keys()]]),
    );
    expect(fields).toEqual(Object.fromEntries(expected));
    expect([$and, $or, $not]).toEqual([[], [], []]);
    expect(Object.keys(fields).length).toBeGreaterThan(1);
  },
);
