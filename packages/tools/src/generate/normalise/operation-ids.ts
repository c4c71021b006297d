/** Every operation gets an id of the form `service.method`. One that has that form already keeps it. */
import { DescriptionError } from '../problem.ts';
import { TAKEN_METHODS, TAKEN_SERVICES } from '../reserved.ts';
import { capitalise, isOperationId } from '../text.ts';
import type { OperationKeys } from '../x-keys.ts';
import { camelCase, Names } from './identifiers.ts';
import { list, type Node, operationsIn } from './walk.ts';

interface Call {
  path: string;
  method: string;
  operation: Node;
  id: string | undefined;
}

export function nameOperations(document: Node): void {
  const calls = readCalls(document);
  checkIds(calls);
  const services = new Services();
  const methods = new Names(TAKEN_METHODS);
  const renamed = new Map<string, string>();
  const isKept = ({ id }: Call): boolean => id !== undefined && isOperationId(id);
  const name = (call: Call): void => {
    const given = isKept(call) ? String(call.id).split('.') : undefined;
    const service = services.nameFor(given?.[0] ?? wantedService(call));
    const method = given?.[1] ?? wantedMethod(call);
    const id = `${service}.${methods.claimOneOf(method, method + capitalise(service))}`;
    if (call.id !== undefined) renamed.set(call.id, id);
    call.operation['operationId'] = id;
  };
  // ids of the right form come first, so that no other one takes their names
  for (const call of calls.filter(isKept)) name(call);
  for (const call of calls.filter((each) => !isKept(each))) name(call);
  renameMentions(calls, (target) => renamed.get(target) ?? services.find(target) ?? target);
}

/** Two operations of one id would make every mention of it ambiguous. */
function checkIds(calls: Call[]): void {
  const owners = new Map<string, string>();
  for (const { id, method, path } of calls) {
    if (id === undefined) continue;
    const about = `${method.toUpperCase()} ${path}`;
    const owner = owners.get(id);
    if (owner !== undefined)
      throw new DescriptionError([
        { message: `${about}: the operationId ${id} is used by ${owner} too`, about },
      ]);
    owners.set(id, about);
  }
}

const readCalls = (document: Node): Call[] =>
  Object.entries(document['paths'] as Node).flatMap(([path, item]) =>
    operationsIn(item as Node).map(([method, operation]) => {
      const { operationId: id } = operation;
      return {
        path,
        method,
        operation,
        id: typeof id === 'string' && id !== '' ? id : undefined,
      };
    }),
  );

/** The first tag, else the first segment of the path. */
function wantedService({ path, operation }: Call): string {
  const [tag] = list(operation['tags']).map(String);
  const segments = path.split('/').filter((step) => !step.startsWith('{'));
  return [tag ?? '', ...segments].map((text) => asName(camelCase(text), 'service')).find(Boolean) ?? 'api';
}

/** The id, else the method and the path: `getPetsByPetId`. */
function wantedMethod({ id = '', method, path }: Call): string {
  return asName(camelCase(id), 'call') || camelCase(`${method} ${path.replaceAll('{', ' by ')}`);
}

/** A name cannot begin with a digit. */
const asName = (text: string, prefix: string): string => (/^\d/.test(text) ? prefix + text : text);

/** Names of services. Those that differ only in case are one service, because each service is a file. */
class Services {
  readonly #spellings = new Map<string, string>();
  readonly #taken = new Names(TAKEN_SERVICES);

  nameFor(wanted: string): string {
    const key = wanted.toLowerCase();
    const name = this.#spellings.get(key) ?? this.#taken.claimOneOf(wanted, `${wanted}Service`);
    this.#spellings.set(key, name);
    return name;
  }

  /** The service that a tag has become. */
  find = (tag: string): string | undefined => this.#spellings.get(camelCase(tag).toLowerCase());
}

/** Keys that name other operations. */
function renameMentions(calls: Call[], rename: (target: string) => string): void {
  for (const { operation } of calls) {
    // the rules have checked the form of each key
    const { 'x-invalidates': stale, 'x-sunset': sunset } = operation as OperationKeys;
    for (const key of ['x-fallback-of', 'x-updates', 'x-deletes'])
      if (key in operation) operation[key] = rename(String(operation[key]));
    if (stale) operation['x-invalidates'] = stale.map(rename);
    if (sunset?.replacedBy) operation['x-sunset'] = { ...sunset, replacedBy: rename(sunset.replacedBy) };
  }
}
