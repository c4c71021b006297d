/** Rules for what calls send and get: named bodies, flat input, examples. */

import { schemaNameOf } from '../../generate/normalise/walk.ts';
import { resolve, type Schema } from '../../generate/openapi.ts';
import { bodiesOf, type Path } from '../description.ts';
import { finding } from '../problem.ts';
import { inputProperties } from './operations.ts';
import type { Rules } from './rule.ts';

const isJson = (type: string) => type === 'application/json' || type.endsWith('+json');

const isFailure = (at: Path) => at[3] === 'responses' && /^[45]/.test(String(at[4]));

export const bodyRules: Rules = {
  'named-bodies': {
    sees: 'call',
    webhooks: true,
    check(call) {
      return bodiesOf(call)
        .filter(({ type, media }) => isJson(type) && !schemaNameOf(media.schema?.$ref ?? ''))
        .map(({ view, at }) =>
          finding([...at, 'schema'], `the JSON ${view} body must be a $ref to a named schema`),
        );
    },
  },
  'packed-form': {
    sees: 'call',
    check({ operation, at }) {
      const forms = (operation.parameters ?? []).map((parameter, index) => ({
        parameter,
        here: [...at, 'parameters', index],
      }));
      return forms.flatMap(({ parameter: { 'x-packed': isPacked, schema }, here }) => {
        if (!isPacked && !schema?.contentSchema) return [];
        const isText =
          schema?.type === 'string' &&
          schema.contentEncoding === 'base64url' &&
          schema.contentMediaType === 'application/json';
        if (isPacked && isText && schemaNameOf(schema.contentSchema?.$ref ?? '')) return [];
        return [
          finding(
            here,
            'a packed parameter is a string of base64url of application/json, with a named contentSchema and x-packed',
          ),
        ];
      });
    },
  },
  'text-errors': {
    sees: 'call',
    check(call) {
      const isSite = call.operation['x-host'] === 'site';
      return bodiesOf(call)
        .filter(({ type, at }) => type === 'text/plain' && !(isSite && isFailure(at)))
        .map(({ at }) => finding(at, 'text is for errors of calls with x-host: site only'));
    },
  },
  'flat-input': {
    sees: 'call',
    check(call, { doc }) {
      const properties = inputProperties(doc, call);
      const clashes = properties.filter(
        ({ name }, index) => properties.findIndex((other) => other.name === name) !== index,
      );
      return clashes.map(({ name, from }) =>
        finding(call.at, `the ${from} property ${name} clashes with another of the input`),
      );
    },
  },
  'body-name': {
    sees: 'call',
    check({ operation, at }, { doc }) {
      const body = operation.requestBody?.content['application/json']?.schema;
      if (!body) return [];
      const schema = resolve<Schema>(doc, body);
      const isObject = Boolean(schema.properties ?? schema.allOf ?? schema.oneOf) || schema.type === 'object';
      if (isObject === (operation['x-body-name'] === undefined)) return [];
      return [finding(at, 'x-body-name is for a body that is not an object, and for no other')];
    },
  },
  'body-examples': {
    sees: 'call',
    webhooks: true,
    check(call) {
      return bodiesOf(call)
        .filter(({ type, at }) => isJson(type) && !isFailure(at))
        .flatMap(({ view, media, at }) => {
          const names = Object.keys(media.examples ?? {});
          if (names.length === 0) return [finding(at, 'the body has no example')];
          const isResponse = call.kind === 'paths' && view === 'response';
          return isResponse && names[0] !== 'typical'
            ? [finding(at, "the first example must be 'typical'")]
            : [];
        });
    },
  },
};
