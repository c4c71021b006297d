import { readFileSync } from 'node:fs';
import type { Document } from 'storewire-tools';
import { describe, expect, test } from 'vitest';
import { services } from '../../generated/services.ts';
import * as schemas from '../../generated/zod/operations.ts';
import * as functions from '../../src/operations.ts';
import { LISTED, type ListedCall } from './calls.ts';
import { allCalls, type Call, callOf, longForms, shortForms, wire } from './description.ts';
import { isOwn } from './expected-error.ts';
import { makingOf } from './long-form.ts';
import { entries, exampleNames, pick, writtenIn } from './source-operation.ts';

const openapi = JSON.parse(
  readFileSync(new URL(import.meta.resolve('storewire-contract/contract.json')), 'utf8'),
) as Document;

const routed = LISTED.map(({ id, method, path }) => [id, method, path]);
const exposed = LISTED.filter(({ kind }) => kind === 'fetched' || kind === 'navigated');
const named = exposed.map(({ id }) => [callOf(id).name, id]);

/** Rows in one order, so that a difference shows as the row that is missing or too many. */
const sorted = (rows: Iterable<readonly unknown[]>): string[] =>
  [...rows].map((row) => row.join(' ')).toSorted();

function kindOf(call: Call): ListedCall['kind'] {
  if (longForms.includes(call)) return 'long';
  if (shortForms.includes(call)) return 'short';
  return call.navigates ? 'navigated' : 'fetched';
}

describe('the calls', () => {
  test('of the authored description are those of the list', () => {
    expect(sorted(writtenIn(openapi).map((each) => [each.id, each.method, each.path]))).toEqual(
      sorted(routed),
    );
  });

  test('that the tests make are all there are', () => {
    const made = allCalls.map((call) => [kindOf(call), call.id, call.method, call.path]);
    expect(sorted(made)).toEqual(
      sorted(LISTED.map(({ kind, id, method, path }) => [kind, id, method, path])),
    );
  });

  test('that a client has under its services are those of the list, and no other form', () => {
    const bound = Object.entries(services).flatMap(([service, calls]) =>
      Object.entries(calls).map(([name, { info }]) => [
        `${service}.${name}`,
        info.id,
        info.method,
        info.path,
      ]),
    );
    expect(sorted(bound)).toEqual(sorted(exposed.map(({ id, method, path }) => [id, id, method, path])));
  });

  test('are also functions of their own, by the second half of their id and the version of its first', () => {
    const standalone = Object.entries(functions).flatMap(([name, value]) =>
      'info' in value && !('paging' in value) ? [[name, value.info.id]] : [],
    );
    expect(sorted(standalone)).toEqual(sorted(named));
  });

  test('each have a runtime schema of their input', () => {
    expect(sorted(Object.entries(schemas).map(([name, { id }]) => [name, id]))).toEqual(sorted(named));
  });
});

describe('the examples', () => {
  test('are of every input', () => {
    for (const { id, fallbackOf } of allCalls.filter(({ navigates }) => !navigates))
      expect(makingOf(callOf(fallbackOf ?? id)).samples.length, id).toBeGreaterThan(0);
  });

  test('of inputs that are written in the description are all read by the tests', () => {
    const inBodies = writtenIn(wire).flatMap(({ id, operation }) =>
      exampleNames(wire, pick(wire, operation, 'requestBody'))
        .filter((name) => name !== 'empty')
        .map((name) => [id, name]),
    );
    const packed = writtenIn(wire).flatMap(({ id, operation }) =>
      entries(wire, pick(wire, operation, 'parameters')).flatMap(([, parameter]) =>
        entries(wire, pick(wire, parameter, 'examples')).map(([name]) => [id, name]),
      ),
    );
    expect(
      sorted(
        allCalls.flatMap(({ id, bodies, packed: queries }) =>
          [...bodies.keys(), ...(queries?.keys() ?? [])].map((name) => [id, name]),
        ),
      ),
    ).toEqual(sorted([...inBodies, ...packed]));
  });

  test('of answers that are written in the description are all read by the tests', () => {
    const answers = writtenIn(wire).flatMap(({ id, operation }) =>
      exampleNames(wire, pick(wire, operation, 'responses', '200')).map((name) => [id, name]),
    );
    expect(
      sorted(allCalls.flatMap(({ id, answers: read }) => [...read.keys()].map((name) => [id, name]))),
    ).toEqual(sorted(answers));
  });
});

describe('the failures', () => {
  test('that are written in the description are all read by the tests', () => {
    const failures = writtenIn(wire).flatMap(({ id, operation }) =>
      entries(wire, pick(wire, operation, 'responses')).flatMap(([status, response]) =>
        Number(status) < 400 ? [] : exampleNames(wire, response).map((name) => [id, status, name]),
      ),
    );
    expect(
      sorted(
        allCalls.flatMap(({ id, failures: read }) => read.map(({ status, name }) => [id, status, name])),
      ),
    ).toEqual(sorted(failures));
  });

  const statusesOf = ({ failures }: { failures: readonly { status: number }[] }): number[] =>
    failures.map(({ status }) => status);

  test('of every call are too many requests and a failure of the platform', () => {
    for (const call of allCalls)
      expect(statusesOf(call), call.id).toEqual(expect.arrayContaining([429, 500]));
  });

  test('of every call with a token are a missing token and a wrong caller, and of no other call', () => {
    const tokens = (call: (typeof allCalls)[number]): number[] =>
      [...new Set(statusesOf(call))].filter((status) => status === 401 || status === 403);
    for (const call of allCalls.filter(({ id }) => id !== 'oauth.oauthToken'))
      expect(tokens(call), call.id).toEqual(call.open ? [] : [401, 403]);
  });

  test('of every call with an id in its path are those of an unknown id', () => {
    for (const call of allCalls.filter(({ path }) => path.includes('{')))
      expect(statusesOf(call), call.id).toContain(404);
  });

  test('of the token endpoint are those of OAuth', () => {
    const { failures } = callOf('oauth.oauthToken');
    expect(failures.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['invalidGrant', 'invalidClient']),
    );
  });

  test('differ from call to call', () => {
    const sets = new Set(allCalls.map((call) => [...new Set(statusesOf(call))].join()));
    expect(sets.size).toBeGreaterThan(5);
  });

  test('of a call are its own error codes under their names', () => {
    const codes = writtenIn(openapi).flatMap(({ id, operation }) =>
      entries(openapi, pick(openapi, operation, 'responses')).flatMap(([status, response]) =>
        entries(openapi, pick(openapi, response, 'content', 'application/json', 'examples')).flatMap(
          ([, example]) =>
            [pick(openapi, example, 'value', 'details', 'applicationError', 'code')]
              .filter((code) => code !== undefined)
              .map((code) => [id, status, code]),
        ),
      ),
    );
    const own = allCalls.flatMap(({ id, failures }) =>
      failures.filter(isOwn).map(({ status, name }) => [id, status, name]),
    );
    expect(codes.length).toBeGreaterThan(0);
    expect(sorted(own)).toEqual(sorted(codes));
    expect(own.map(([, , name]) => name)).toEqual(
      allCalls.flatMap(({ failures }) =>
        failures.filter(isOwn).map(({ body }) => pick(wire, body, 'details', 'applicationError', 'code')),
      ),
    );
  });
});
