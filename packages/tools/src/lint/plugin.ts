/** The rules of the contract in addition to those of Redocly, as a plugin. */
import type { Plugin } from '@redocly/openapi-core';
import type { CheckedContract } from './checked-contract.ts';
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

export function makePlugin(contract: CheckedContract): Plugin {
  const rules = {
    described,
    'full-examples': fullExamples(contract),
    mentions: mentions(contract),
    'named-bodies': namedBodies,
    'named-enums': namedEnums,
    'named-examples': namedExamples(contract),
    'operation-ids': operationIds,
    paging: paging(contract),
    'parameter-names': parameterNames,
    'path-items': pathItems,
    'property-names': propertyNames,
    references,
    'schema-forms': schemaForms,
    'schema-names': schemaNames,
    'sdk-functions': sdkFunctions(contract),
    sunsets: sunsets(contract),
    'unused-entries': unusedEntries,
    'write-filters': writeFilters(contract),
    writes: writes(contract),
  };
  const names = Object.keys(rules).map((name) => [`contract/${name}`, 'error'] as const);
  return {
    id: 'contract',
    rules: { oas3: rules },
    configs: { all: { rules: Object.fromEntries(names) } },
  };
}
