/**
 * Turns any OpenAPI 3.0 or 3.1 description into the form that the generators read. A description
 * in that form is not changed.
 */
import { upgradeFromThreeToThreeOne } from '@scalar/openapi-upgrader/3.0-to-3.1';
import type { Document } from '../openapi.ts';
import { TAKEN_SCHEMAS } from '../reserved.ts';
import type { SourceLocations } from '../source-locations.ts';
import { capitalise } from '../text.ts';
import { nameBodies } from './bodies.ts';
import { spellOutNullable } from './nullable.ts';
import { nameOperations } from './operation-ids.ts';
import { spellOutPathItems } from './path-items.ts';
import { renamePathParameters } from './path-parameters.ts';
import { inlineOthers, nameTargets } from './references.ts';
import { renameSchemas } from './schema-names.ts';
import { changeSchemas, isObject, mediaTypes, type Node, operationsIn } from './walk.ts';

/**
 * Afterwards, of a bundled description:
 * - it is OpenAPI 3.1, and every operation has all of its parameters and the path of its server;
 * - every operationId is `service.method`, two identifiers that are free;
 * - every body that is an object, a list or a union is a named schema, and names of schemas are identifiers;
 * - references lead to named components.
 * Places of what gets another name are noted under the new name too. Throws `DescriptionError`.
 */
export function normalise(bundled: Document, locations: SourceLocations): Document {
  // one value that several places share would be changed several times
  const document = upgradeFromThreeToThreeOne(JSON.parse(JSON.stringify(bundled))) as Node;
  const { components = {} } = document as { components?: Node };
  document['components'] = { ...components, schemas: components['schemas'] ?? {} };
  if (bundled.openapi.startsWith('3.0')) changeSchemas(document, spellOutNullable);
  spellOutPathItems(document);
  inlineOthers(document);
  renamePathParameters(document, locations);
  nameOperations(document);
  const names = renameSchemas(document, [...TAKEN_SCHEMAS, ...inputNames(document)], locations);
  nameBodies(document, names, locations);
  nameTargets(document, names, locations);
  for (const media of mediaTypes(document)) nameExample(media);
  return document as unknown as Document;
}

/** Each call has a type for its input. */
const inputNames = (document: Node): string[] =>
  Object.values(document['paths'] as Node).flatMap((item) =>
    operationsIn(item as Node).map(
      ([, operation]) => `${capitalise(String(operation['operationId']).split('.')[1] ?? '')}Input`,
    ),
  );

/** One example becomes a list of one; what has no value shows nothing. */
function nameExample(media: Node): void {
  const named = isObject(media['examples']) ? Object.entries(media['examples']) : [];
  const shown = named.filter(([, example]) => isObject(example) && ('value' in example || '$ref' in example));
  if ('example' in media && shown.length === 0) shown.push(['example', { value: media['example'] }]);
  delete media['example'];
  if (shown.length > 0) media['examples'] = Object.fromEntries(shown);
  else delete media['examples'];
}
