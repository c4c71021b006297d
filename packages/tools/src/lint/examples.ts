/** Validates every example against its schema, with the rule of Redocly. */
import { createConfig, lintFromString, type NormalizedProblem } from '@redocly/openapi-core';
import { type Document, mapValues, type Schema } from '../description/openapi.ts';
import type { Problem } from '../description/problem.ts';
import { nameOf, stepsOf } from '../description/references.ts';
import { positionOf } from '../description/source-locations.ts';
import { mapSchemas } from '../description/walk.ts';
import type { CheckedContract } from './checked-contract.ts';

const RULE = 'no-invalid-media-type-examples';

export async function checkExamples(contract: CheckedContract): Promise<Problem[]> {
  const config = await createConfig({
    rules: { [RULE]: { severity: 'error', allowAdditionalProperties: false } },
  });
  const source = JSON.stringify(asClosed(contract.document));
  const found = await lintFromString({ source, absoluteRef: 'bundle.json', config });
  return found.map((problem) => toProblem(contract, problem));
}

/** Redocly closes schemas with properties, but not those that consist of others, and takes an event for a request. */
function asClosed(document: Document): Document {
  const schemas = document.components?.schemas ?? {};
  const parts = new Set(Object.values(schemas).flatMap(partsOf));
  const closed = mapValues(schemas, (schema, name) =>
    schema.allOf && !parts.has(name) ? { ...schema, unevaluatedProperties: false } : schema,
  );
  return mapSchemas(
    { ...document, components: { ...document.components, schemas: closed } },
    ({ readOnly: _readOnly, ...schema }) => schema,
  );
}

/** The names of the schemas that a schema combines. */
const partsOf = ({ allOf = [] }: Schema): string[] =>
  allOf.flatMap(({ $ref }) => ($ref === undefined ? [] : [nameOf({ $ref })]));

/** Examples are written in files of them, or in the operation. */
function toProblem(contract: CheckedContract, { message, location: [location] }: NormalizedProblem): Problem {
  const [top = '', kind = '', name = '', ...rest] = stepsOf(location?.pointer ?? '#/');
  const at = top === 'components' ? contract.inNamed(name, rest) : contract.ofOperation(name, kind);
  return { message: `examples  ${message}`, ...(at ? positionOf(at) : {}) };
}
