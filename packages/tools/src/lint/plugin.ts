/** The rules of the contract in addition to those of Redocly, as a plugin. */
import type { Plugin } from '@redocly/openapi-core';
import { described } from './rules/described.ts';
import { fullExamples, namedExamples } from './rules/examples.ts';
import { pathItems, references, schemaForms } from './rules/forms.ts';
import {
  namedBodies,
  namedEnums,
  operationIds,
  parameterNames,
  propertyNames,
  schemaNames,
  unusedEntries,
} from './rules/names.ts';
import { mentions, paging, sdkFunctions, sunsets, writeFilters, writes } from './rules/operations.ts';
import type { Subject } from './subject.ts';

export function makePlugin(subject: Subject): Plugin {
  const rules = {
    described,
    'full-examples': fullExamples(subject),
    mentions: mentions(subject),
    'named-bodies': namedBodies,
    'named-enums': namedEnums,
    'named-examples': namedExamples(subject),
    'operation-ids': operationIds,
    paging: paging(subject),
    'parameter-names': parameterNames,
    'path-items': pathItems,
    'property-names': propertyNames,
    references,
    'schema-forms': schemaForms,
    'schema-names': schemaNames,
    'sdk-functions': sdkFunctions(subject),
    sunsets: sunsets(subject),
    'unused-entries': unusedEntries,
    'write-filters': writeFilters(subject),
    writes: writes(subject),
  };
  const names = Object.keys(rules).map((name) => [`contract/${name}`, 'error'] as const);
  return {
    id: 'contract',
    rules: { oas3: rules },
    configs: { all: { rules: Object.fromEntries(names) } },
  };
}
