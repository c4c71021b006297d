import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { nameTypes } from '../../generate/enumerations.ts';
import type { Document } from '../../generate/openapi.ts';
import { exposed, type Operation, readOperations } from '../../generate/operations.ts';
import { capitalise } from '../../generate/text.ts';
import { makeViews } from '../../generate/views.ts';
import { expandKeys } from '../../generate/wire.ts';
import { reach } from '../types.ts';

/** A call of version 1, and the call that replaces it. */
export interface RetiredCall {
  old: Operation;
  successor: Operation | undefined;
}

/** What ends with version 1 of carts and checkouts, as the contract says. */
export interface Retired {
  /** By the name of the call, which is unique. */
  calls: ReadonlyMap<string, RetiredCall>;
  /** By the names of hooks, mock handlers and pagers: their call, and the name that replaces them. */
  derived: ReadonlyMap<string, { call: RetiredCall; replacement: string | undefined }>;
  /** The services that end, with the services that replace them. */
  services: ReadonlyMap<string, string>;
  /** The types that no other call needs. */
  types: ReadonlySet<string>;
  /** The type of the input or the response of a call, and the one that replaces it. */
  callTypes: ReadonlyMap<string, string>;
  /** Names of the properties of a type. */
  propertiesOf: (type: string) => readonly string[];
  /** The error codes that no other call has. */
  codes: ReadonlySet<string>;
}

const LAST_DAY = '2027-02-01';
const CONTRACT = 'storewire-contract/contract.json';

export async function readRetired(): Promise<Retired> {
  const text = await readFile(fileURLToPath(import.meta.resolve(CONTRACT)), 'utf8');
  const document = nameTypes(expandKeys(JSON.parse(text) as Document));
  const operations = exposed(readOperations(document));
  const ending = operations.filter(({ sunset }) => sunset?.date === LAST_DAY);
  const staying = operations.filter((operation) => !ending.includes(operation));
  const calls = ending.map((old): RetiredCall => {
    const successor = staying.find(({ id }) => id === old.sunset?.replacedBy);
    return { old, successor };
  });
  const { requests, responses } = makeViews(document, operations);
  const schemas = { ...responses, ...requests };
  const stayingTypes = reach(schemas, staying);
  const stayingCodes = new Set(staying.flatMap(codesOf));
  return {
    calls: new Map(calls.map((call) => [call.old.name, call])),
    derived: new Map(calls.flatMap(namesOf)),
    services: servicesOf(calls, staying),
    types: new Set([...reach(schemas, ending)].filter((name) => !stayingTypes.has(name))),
    callTypes: new Map(calls.flatMap(typesOf)),
    propertiesOf: (type) => Object.keys(schemas[type]?.properties ?? {}),
    codes: new Set(ending.flatMap(codesOf).filter((code) => !stayingCodes.has(code))),
  };
}

const NAMES = [
  ({ name, effect, secret }: Operation) =>
    `use${capitalise(name)}${effect === 'write' || secret ? 'Action' : ''}`,
  ({ name }: Operation) => `use${capitalise(name)}Infinite`,
  ({ name }: Operation) => `${name}Handler`,
  ({ name }: Operation) => `${name}Pages`,
];

const namesOf = (call: RetiredCall) =>
  NAMES.map((nameOf) => {
    const replacement = call.successor && nameOf(call.successor);
    return [nameOf(call.old), { call, replacement }] as const;
  });

const typesOf = ({ old, successor }: RetiredCall): [string, string][] =>
  successor
    ? [
        [old.inputName, successor.inputName],
        [old.output ?? '', successor.output ?? ''],
      ]
    : [];

function servicesOf(calls: RetiredCall[], staying: Operation[]): Map<string, string> {
  const kept = new Set(staying.map(({ service }) => service));
  return new Map(
    calls.flatMap(({ old, successor }) =>
      successor && !kept.has(old.service) ? [[old.service, successor.service] as const] : [],
    ),
  );
}

const codesOf = ({ applicationErrors }: Operation): string[] => applicationErrors.map(({ code }) => code);
