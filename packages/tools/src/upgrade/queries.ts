import ts from 'typescript';
import { rangeOf } from './edits.ts';

/** The methods of a query in one expression: `queryProducts().eq('slug', slug).limit(1).find()`. */
interface Step {
  method: string;
  arguments: readonly ts.Expression[];
}

/** The operator of each method that adds a condition; the value alone means equality. */
const OPERATORS: ReadonlyMap<string, string | undefined> = new Map([
  ['eq', undefined],
  ['ne', '$ne'],
  ['gt', '$gt'],
  ['ge', '$gte'],
  ['lt', '$lt'],
  ['le', '$lte'],
  ['startsWith', '$startsWith'],
  ['hasSome', '$hasSome'],
  ['hasAll', '$hasAll'],
  ['in', '$in'],
]);

const ORDERS: ReadonlyMap<string, string> = new Map([
  ['ascending', 'ASC'],
  ['descending', 'DESC'],
]);

type Part = string | ts.TextRange;

/** A query that starts with a call and ends with `find()`. */
export interface Query {
  /** `….find()`. */
  end: ts.CallExpression;
  /** The query as an object, and the expressions in it. Undefined if a person has to write it. */
  object: readonly Part[] | undefined;
  kept: readonly ts.Expression[];
}

/** Reads the query that a call starts, up to its `find()`; undefined if it continues elsewhere. */
export function readQuery(
  call: ts.CallExpression,
  pagingName: string,
  checker: ts.TypeChecker,
): Query | undefined {
  const steps: Step[] = [];
  let end = call;
  for (;;) {
    const access = end.parent;
    if (!ts.isPropertyAccessExpression(access) || !ts.isCallExpression(access.parent)) return undefined;
    end = access.parent;
    if (access.name.text === 'find') break;
    steps.push({ method: access.name.text, arguments: end.arguments });
  }
  return { end, object: objectOf(steps, pagingName, checker), kept: steps.flatMap((step) => step.arguments) };
}

function objectOf(steps: readonly Step[], pagingName: string, checker: ts.TypeChecker): Part[] | undefined {
  const filter = new Map<string, Part[]>();
  const sort: Part[][] = [];
  const paging = new Map<string, Part[]>();
  for (const { method, arguments: args } of steps) {
    const [first, ...others] = args;
    if (!first) return undefined;
    const order = ORDERS.get(method);
    if (order) {
      sort.push(
        ...args.map((field) => ['{ fieldName: ', ...fieldParts(field), ', order: ', `'${order}'`, ' }']),
      );
    } else if (method === 'limit') {
      paging.set('limit', [rangeOf(first)]);
    } else if (method === 'skip' && pagingName === 'paging') {
      paging.set('offset', [rangeOf(first)]);
    } else {
      const condition = conditionOf(method, others, checker);
      const field = ts.isStringLiteralLike(first) ? wireName(first.text) : undefined;
      if (field === undefined || !condition || filter.has(field)) return undefined;
      filter.set(field, condition);
    }
  }
  const parts = new Map<string, Part[]>();
  if (filter.size > 0) parts.set('filter', objectText(filter));
  if (sort.length > 0) parts.set('sort', ['[', ...joined(sort), ']']);
  if (paging.size > 0) parts.set(pagingName, objectText(paging));
  return objectText(parts);
}

function conditionOf(
  method: string,
  values: readonly ts.Expression[],
  checker: ts.TypeChecker,
): Part[] | undefined {
  const [value, ...more] = values;
  if (!value || !OPERATORS.has(method)) return undefined;
  const operator = OPERATORS.get(method);
  const takesList = /^(?:has|in$)/.test(method);
  if (!takesList && more.length > 0) return undefined;
  const isList = more.length === 0 && checker.isArrayLikeType(checker.getTypeAtLocation(value));
  const list = values.map((each) => [rangeOf(each)]);
  const text: Part[] = takesList && !isList ? ['[', ...joined(list), ']'] : [rangeOf(value)];
  if (operator) return [`{ ${operator}: `, ...text, ' }'];
  return ts.isIdentifier(value) ? [value.text] : text;
}

const fieldParts = (field: ts.Expression): Part[] =>
  ts.isStringLiteralLike(field) ? [`'${wireName(field.text)}'`] : [rangeOf(field)];

/** The SDK writes three names with an underscore, also within dotted names. */
export const wireName = (name: string): string =>
  name.replaceAll(/(^|\.)_(id|createdDate|updatedDate)\b/g, '$1$2');

const objectText = (properties: ReadonlyMap<string, Part[]>): Part[] =>
  properties.size === 0
    ? ['{}']
    : ['{ ', ...joined([...properties].map(([name, parts]) => property(name, parts))), ' }'];

const property = (name: string, parts: readonly Part[]): Part[] =>
  parts.join() === name ? [name] : [`${/^\w+$/.test(name) ? name : `'${name}'`}: `, ...parts];

const joined = (lists: readonly (readonly Part[])[]): Part[] =>
  lists.flatMap((parts, index) => (index === 0 ? [...parts] : [', ', ...parts]));
