/** Rules for names: of calls and schemas, and of what must have one. */
import { dirname, resolve as resolvePath } from 'node:path';
import { parseYaml, type ResolveResult, type Source, type UserContext } from '@redocly/openapi-core';
import { callNames, isName, isPropertyName, versionOf } from '../../description/names.ts';
import { type Document, isPacked, type OperationObject, type Parameter } from '../../description/openapi.ts';
import { isReference, pointerTo, stepsOf } from '../../description/references.ts';
import { TAKEN_METHODS, TAKEN_SCHEMAS, TAKEN_SERVICES } from '../../generate/reserved.ts';

/** Whether a schema at this pointer has a name of its own: in a file of schemas, or among the components. */
export const isNamed = (pointer: string): boolean => /^#\/(?:components\/schemas\/)?[^/]+$/.test(pointer);

type Named = Pick<OperationObject, 'operationId' | 'tags'>;

const OPERATION_ID = /^[a-z][A-Za-z0-9]*\.[a-z][A-Za-z0-9]*$/;

/**
 * The id of a call or an event is `service.method`. The method does not repeat the version of its service, with which
 * it is unique, and the service is its one tag. Services are files, whose names some systems compare without case.
 */
export const operationIds = () => {
  const owners = new Map<string, string>();
  const services = new Map<string, string>();
  return {
    Operation({ operationId = '', tags = [] }: Named, { report, location }: UserContext) {
      const at = location.child('operationId');
      if (!OPERATION_ID.test(operationId))
        return report({ message: `'${operationId}' is not service.method`, location: at });
      const { service, method, name } = callNames(operationId);
      const version = versionOf(service);
      if (!isName(service) || TAKEN_SERVICES.has(service))
        report({ message: `a service cannot be called ${service}`, location: at });
      if (!isName(method) || TAKEN_METHODS.has(name))
        report({ message: `a method cannot be called ${method}`, location: at });
      const repeated = new RegExp(`${version}(?!\\d)`);
      if (version !== '' && repeated.test(method))
        report({
          message: `${operationId} repeats ${version}: its method is ${method.replace(repeated, '')}`,
          location: at,
        });
      const owner = owners.get(name);
      owners.set(name, operationId);
      if (owner) report({ message: `the name ${name} is that of ${owner} too`, location: at });
      const spelling = services.get(service.toLowerCase()) ?? service;
      services.set(service.toLowerCase(), spelling);
      if (spelling !== service)
        report({ message: `the service ${service} is written ${spelling} before`, location: at });
      if (tags.join() !== service)
        report({
          message: `the one tag of ${operationId} must be ${service}`,
          location: location.child('tags'),
        });
    },
  };
};

/** Names of schemas are those of types. */
export const schemaNames = () => ({
  Schema(_schema: object, { report, location }: UserContext) {
    const name = stepsOf(location.pointer).at(-1);
    if (name === undefined || !isNamed(location.pointer)) return;
    if (!/^[A-Z]/.test(name) || !isName(name) || TAKEN_SCHEMAS.has(name))
      report({ message: `a schema cannot be called ${name}`, location: location.key() });
  },
});

/** What nothing leads to in the files of schemas, and among the components. */
export const unusedEntries = () => {
  const used = new Map<string, Set<string>>();
  const sources = new Set<Source>();
  const note = (file: string, pointer: string): void => {
    used.set(file, (used.get(file) ?? new Set()).add(pointerTo(stepsOf(`#${pointer}`))));
  };
  return {
    ref({ $ref }: { $ref: string }, { location: from }: UserContext, { location }: ResolveResult<object>) {
      const [file = '', pointer = ''] = $ref.split('#');
      const { absoluteRef } = from.source;
      note(file === '' ? absoluteRef : resolvePath(dirname(absoluteRef), file), pointer);
      if (!location) return;
      // the target of the target, if that is a reference
      note(location.source.absoluteRef, location.pointer.slice(1));
      sources.add(location.source);
    },
    Root: {
      leave(root: unknown, { report, location }: UserContext) {
        for (const source of sources.add(location.source)) {
          const entries =
            source === location.source
              ? componentsIn(root as Document)
              : Object.keys(parseYaml(source.body) as object).map((name) => [name]);
          for (const steps of entries)
            if (!used.get(source.absoluteRef)?.has(pointerTo(steps)))
              report({
                message: `nothing leads to ${steps.at(-1)}`,
                location: { source, pointer: pointerTo(steps), reportOnKey: true },
              });
        }
      },
    },
  };
};

/** The steps to all components. */
const componentsIn = ({ components = {} }: Document): string[][] =>
  Object.entries(components).flatMap(([kind, all]) =>
    Object.keys(kind === 'securitySchemes' ? {} : all).map((name) => ['components', kind, name]),
  );

/** The types of bodies and of enumerations are exported by their names. */
export const namedBodies = () => ({
  Operation: {
    MediaType({ schema }: { schema?: object }, { key, report, location }: UserContext) {
      if (String(key) === 'application/json' && schema && !isReference(schema))
        report({
          message: 'a JSON body must be a $ref to a named schema',
          location: location.child('schema'),
        });
    },
  },
});

export const namedEnums = () => ({
  Schema({ enum: values }: { enum?: unknown[] }, { report, location }: UserContext) {
    if (values && !isNamed(location.pointer))
      report({ message: 'an enumeration is a schema of its own, not written inside another', location });
  },
});

/** Names of parameters are those of properties of the input, at dots in the query nested ones. */
export const parameterNames = () => ({
  Parameter(node: unknown, { report, location }: UserContext) {
    const parameter = node as Parameter;
    const { name, in: place } = parameter;
    const isPlain =
      place === 'path'
        ? /^\w+$/.test(name) && isPropertyName(name)
        : isPacked(parameter) || name.split('.').every((part) => part !== '' && isPropertyName(part));
    if (!isPlain)
      report({
        message: `a ${place} parameter cannot be called ${JSON.stringify(name)}`,
        location: location.child('name'),
      });
  },
});

export const propertyNames = () => ({
  SchemaProperties(properties: object, { report, location }: UserContext) {
    for (const name of Object.keys(properties))
      if (!isPropertyName(name))
        report({ message: `a property cannot be called ${name}`, location: location.child([name]).key() });
  },
});
