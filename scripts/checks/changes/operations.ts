/** What changed in the calls and events of a description. */
import { isDeepStrictEqual } from 'node:util';
import {
  type Document,
  jsonOf,
  type OperationObject,
  operationsOf,
  type Parameter,
  resolve,
  type Schema,
  packedSchema,
} from '../../generate/openapi.ts';
import { wirePathOf } from '../../generate/operations.ts';
import { below, type Change, major, minor, type Sides, split } from './change.ts';
import type { Pair } from './schemas.ts';

type Compare = (pair: Pair) => Change[];
type RequestBody = Exclude<OperationObject['requestBody'], { $ref: string } | undefined>;

interface Call {
  pointer: string;
  method: string;
  wirePath: string;
  operation: OperationObject;
  parameters: Map<string, { index: number; parameter: Parameter }>;
  body: RequestBody | undefined;
  /** The body of a success. */
  answer: Schema | undefined;
}

const INPUT: Sides = { input: true, answer: false };
const ANSWER: Sides = { input: false, answer: true };

export function compareOperations(old: Document, now: Document, compare: Compare): Change[] {
  const [before, after] = [callsOf(old), callsOf(now)];
  const { both, gone, fresh } = split(before.keys(), after.keys());
  const addressOf = ({ method, wirePath }: Call): string => `${method} ${wirePath}`;
  const successorOf = (call: Call): string | undefined =>
    fresh.find((id) => addressOf(get(after, id)) === addressOf(call));
  return [
    ...gone.map((id) => {
      const call = get(before, id);
      const successor = successorOf(call);
      return major(call.pointer, successor ? `${id} is renamed to ${successor}` : `${id} is removed`);
    }),
    ...fresh.map((id) => minor(get(after, id).pointer, `${id} is new`)),
    ...both.flatMap((id) => compareCall(get(before, id), get(after, id), compare)),
  ];
}

function callsOf(document: Document): Map<string, Call> {
  return new Map(
    [...operationsOf(document)].map(({ path, method, operation }) => {
      const parameters = (operation.parameters ?? []).map((each, index) => ({
        index,
        parameter: resolve<Parameter>(document, each),
      }));
      const success = operation.responses?.['200'];
      const call: Call = {
        pointer: below('#/paths', path, method),
        method,
        wirePath: wirePathOf(path, operation),
        operation,
        parameters: new Map(parameters.map((each) => [each.parameter.name, each])),
        body: operation.requestBody && resolve<RequestBody>(document, operation.requestBody),
        answer: success && jsonOf(resolve(document, success).content)?.schema,
      };
      return [operation.operationId ?? call.pointer, call];
    }),
  );
}

function compareCall(before: Call, after: Call, compare: Compare): Change[] {
  return [
    ...(before.method === after.method && before.wirePath === after.wirePath
      ? []
      : [
          minor(
            after.pointer,
            `is sent to ${after.method.toUpperCase()} ${after.wirePath}, was to ${before.method.toUpperCase()} ${before.wirePath}`,
          ),
        ]),
    ...compareTraits(before, after),
    ...compareParameters(before, after, compare),
    ...compareBodies(before, after, compare),
    ...compareAnswers(before, after, compare),
  ];
}

/** Keys that decide which functions, hooks and properties there are. */
function compareTraits({ operation: before }: Call, { operation: after, pointer }: Call): Change[] {
  const changes: Change[] = [];
  const [wasEffect, isEffect] = [before['x-effect'], after['x-effect']];
  if (wasEffect !== isEffect)
    changes.push(major(below(pointer, 'x-effect'), `is ${isEffect}, was ${wasEffect}: its hooks differ`));
  const [wasName, isName] = [before['x-body-name'], after['x-body-name']];
  if (wasName !== isName)
    changes.push(
      major(below(pointer, 'x-body-name'), `is ${isName ?? 'absent'}, was ${wasName ?? 'absent'}`),
    );
  const [wasPaging, isPaging] = [before['x-paging'], after['x-paging']];
  const at = below(pointer, 'x-paging');
  if (wasPaging && !isPaging) changes.push(major(at, 'is removed, and its list hook with it'));
  else if (!wasPaging && isPaging) changes.push(minor(at, 'is new'));
  else if (wasPaging?.items !== isPaging?.items)
    changes.push(major(at, `lists ${isPaging?.items}, listed ${wasPaging?.items}`));
  else if (!isDeepStrictEqual(wasPaging, isPaging)) changes.push(minor(at, 'is another'));
  return changes;
}

function compareParameters(before: Call, after: Call, compare: Compare): Change[] {
  const { both, gone, fresh } = split(before.parameters.keys(), after.parameters.keys());
  const at = (call: Call, name: string): string =>
    below(call.pointer, 'parameters', get(call.parameters, name).index);
  const isAsked = (call: Call, name: string): boolean =>
    get(call.parameters, name).parameter.required ?? false;
  return [
    ...gone.map((name) => major(at(before, name), `${name} is removed`)),
    ...fresh.map((name) =>
      isAsked(after, name)
        ? major(at(after, name), `${name} is new and required`)
        : minor(at(after, name), `${name} is new`),
    ),
    ...both.flatMap((name) => {
      const pointer = at(after, name);
      const [was, is] = [isAsked(before, name), isAsked(after, name)];
      const presence =
        was === is
          ? []
          : [
              is
                ? major(pointer, `${name} is now required`)
                : minor(pointer, `${name} is no longer required`),
            ];
      const [old, now] = [before, after].map((call) => schemaOf(get(call.parameters, name).parameter));
      return [
        ...presence,
        ...compare({ pointer: below(pointer, 'schema'), before: old ?? {}, after: now ?? {}, sides: INPUT }),
      ];
    }),
  ];
}

const schemaOf = (parameter: Parameter): Schema | undefined => packedSchema(parameter) ?? parameter.schema;

function compareBodies(before: Call, after: Call, compare: Compare): Change[] {
  const pointer = below(after.pointer, 'requestBody');
  if (!before.body && !after.body) return [];
  if (!after.body) return [major(below(before.pointer, 'requestBody'), 'is removed')];
  if (!before.body)
    return [after.body.required ? major(pointer, 'is new and required') : minor(pointer, 'is new')];
  const { both, gone } = split(Object.keys(before.body.content), Object.keys(after.body.content));
  const [was, is] = [before.body.required ?? false, after.body.required ?? false];
  return [
    ...(was === is ? [] : [is ? major(pointer, 'is now required') : minor(pointer, 'is no longer required')]),
    ...gone.map((type) => major(below(before.pointer, 'requestBody', 'content', type), 'is removed')),
    ...both.flatMap((type) =>
      compare({
        pointer: below(pointer, 'content', type, 'schema'),
        before: before.body?.content[type]?.schema ?? {},
        after: after.body?.content[type]?.schema ?? {},
        sides: INPUT,
      }),
    ),
  ];
}

function compareAnswers(before: Call, after: Call, compare: Compare): Change[] {
  const pointer = below(after.pointer, 'responses', 200, 'content', 'application/json', 'schema');
  if (!before.answer) return after.answer ? [minor(pointer, 'is new')] : [];
  if (!after.answer) return [major(below(before.pointer, 'responses', 200), 'no longer has a body')];
  return compare({ pointer, before: before.answer, after: after.answer, sides: ANSWER });
}

/** Events that the platform sends. */
export function compareEvents(old: Document, now: Document, compare: Compare): Change[] {
  const [before, after] = [old.webhooks ?? {}, now.webhooks ?? {}];
  const { both, gone, fresh } = split(Object.keys(before), Object.keys(after));
  const at = (name: string): string => below('#/webhooks', name);
  const payload = (document: Document, name: string): Schema => {
    const body = document.webhooks?.[name]?.post?.requestBody;
    return (body && jsonOf(resolve<RequestBody>(document, body).content)?.schema) ?? {};
  };
  return [
    ...gone.map((name) => major(at(name), 'is removed')),
    ...fresh.map((name) => minor(at(name), 'is new')),
    ...both.flatMap((name) =>
      compare({
        pointer: below(at(name), 'post', 'requestBody'),
        before: payload(old, name),
        after: payload(now, name),
        sides: ANSWER,
      }),
    ),
  ];
}

function get<T>(map: ReadonlyMap<string, T>, key: string): T {
  const value = map.get(key);
  if (value === undefined) throw new Error(`there is no ${key}`);
  return value;
}
