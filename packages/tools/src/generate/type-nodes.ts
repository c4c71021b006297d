import { resolveRef, scanDiscriminators, transformSchema } from 'openapi-typescript';
import type ts from 'typescript';

type Source = Parameters<typeof transformSchema>[0];
type Context = Parameters<typeof transformSchema>[1];

/**
 * The types that openapi-typescript makes of a document, without its check: the description was checked, and refers to
 * nothing outside of it.
 */
export function typeNodes(
  document: object,
  { transform, transformProperty }: Partial<Pick<Context, 'transform' | 'transformProperty'>> = {},
): ts.Node[] {
  const source = document as Source;
  return transformSchema(source, {
    additionalProperties: false,
    alphabetize: false,
    arrayLength: false,
    conditionalEnums: false,
    dedupeEnums: false,
    defaultNonNullable: false,
    discriminators: scanDiscriminators(source, {}),
    emptyObjectsUnknown: true,
    enum: false,
    enumValues: false,
    excludeDeprecated: false,
    exportType: false,
    generatePathParams: false,
    immutable: false,
    injectFooter: [],
    makePathsEnum: false,
    pathParamsAsTypes: false,
    propertiesRequiredByDefault: false,
    readWriteMarkers: false,
    // only the check reads it
    redoc: {} as Context['redoc'],
    rootTypes: false,
    rootTypesKeepCasing: false,
    rootTypesNoSchemaPrefix: false,
    silent: true,
    transform,
    transformProperty,
    postTransform: undefined,
    resolve: ($ref) => resolveRef(source, $ref, { silent: true }),
  });
}
