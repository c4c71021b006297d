/** Rules for names: of calls and schemas, and of what must have one. */
import { dirname, relative, resolve as resolvePath } from 'node:path';
import { parseYaml, type ResolveResult, type Source, type UserContext } from '@redocly/openapi-core';
import type { OperationObject } from '../../generate/openapi.ts';
import { isReference, pointerTo, stepsOf } from '../../generate/references.ts';

/** Whether a schema at this pointer has a name of its own: in a file of schemas, or among the components. */
export const isNamed = (pointer: string): boolean => /^#\/(?:components\/schemas\/)?[^/]+$/.test(pointer);

type Named = Pick<OperationObject, 'operationId' | 'tags'>;

const OPERATION_ID = /^(?<service>[a-z][A-Za-z0-9]*)\.(?<method>[a-z][A-Za-z0-9]*)$/;

/** The id of a call or an event is `service.method`. The method is unique, and the service is its one tag. */
export const operationIds = () => {
  const owners = new Map<string, string>();
  return {
    Operation({ operationId = '', tags = [] }: Named, { report, location }: UserContext) {
      const at = location.child('operationId');
      const { service, method } = OPERATION_ID.exec(operationId)?.groups ?? {};
      if (!service || !method)
        return report({ message: `'${operationId}' is not service.method`, location: at });
      const owner = owners.get(method);
      owners.set(method, operationId);
      if (owner) report({ message: `the method name ${method} is that of ${owner} too`, location: at });
      if (tags.join() !== service)
        report({
          message: `the one tag of ${operationId} must be ${service}`,
          location: location.child('tags'),
        });
    },
  };
};

/** Bundling would rename the second schema of a name. */
export const schemaNames = () => {
  const owners = new Map<string, Source>();
  return {
    Schema(_schema: object, { report, location }: UserContext) {
      const name = stepsOf(location.pointer).at(-1);
      if (name === undefined || !isNamed(location.pointer)) return;
      const owner = owners.get(name) ?? location.source;
      owners.set(name, owner);
      if (owner === location.source) return;
      const file = relative(dirname(location.source.absoluteRef), owner.absoluteRef);
      report({ message: `${file} has a schema ${name}, too`, location: location.key() });
    },
  };
};

/** What nothing leads to in the files of schemas. */
export const unusedEntries = () => {
  const used = new Map<string, Set<string>>();
  const sources = new Set<Source>();
  const note = (file: string, pointer: string): void => {
    const [name] = stepsOf(`#${pointer}`);
    if (name !== undefined) used.set(file, (used.get(file) ?? new Set()).add(name));
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
      leave(_root: object, { report, location }: UserContext) {
        for (const source of sources) {
          if (source === location.source) continue;
          const names = Object.keys(parseYaml(source.body) as object);
          for (const name of names.filter((each) => !used.get(source.absoluteRef)?.has(each)))
            report({
              message: `nothing leads to ${name}`,
              location: { source, pointer: pointerTo([name]), reportOnKey: true },
            });
        }
      },
    },
  };
};

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
