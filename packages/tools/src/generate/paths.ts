/**
 * The types `paths` of openapi-fetch: parameters, request body and responses of every operation that can be
 * fetched, by path and method.
 */
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import {
  type Document,
  isReference,
  jsonOf,
  type MediaType,
  mapValues,
  nameOf,
  type OperationObject,
  operationsOf,
  type Parameter,
  type Reference,
  type Response,
  resolve,
  type Schema,
} from './openapi.ts';
import { deprecation, type Operation } from './operations.ts';
import { BANNER, prose } from './text.ts';
import type { Views } from './views.ts';

/**
 * Types only, written by openapi-typescript. Schemas are not written out again: they are the types of
 * `types.ts`, `CartInput` in a request and `Cart` in a response. Paths are those on the wire, because
 * openapi-fetch joins base URL and path. Operations of the site are on another host and navigation is not
 * fetched, so neither is included.
 */
export async function makePaths(document: Document, operations: Operation[], views: Views): Promise<string> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [index, { operation: source }] of [...operationsOf(document)].entries()) {
    const operation = operations[index] as Operation;
    if (operation.onSite || operation.effect === 'navigate') continue;
    const { wirePath, method } = operation;
    paths[wirePath] = {
      ...paths[wirePath],
      [method]: describe({ document, operations, views }, operation, source),
    };
  }
  const responses = mapValues(document.components?.responses ?? {}, (response) =>
    withTypes(response, responseNames(views)),
  );
  const described = {
    openapi: '3.1.0',
    info: { title: 'paths', version: '1' },
    paths,
    components: { responses },
  };
  const used = new Set<string>();
  const ast = await openapiTS(JSON.stringify(described), {
    emptyObjectsUnknown: true,
    silent: true,
    transform: (schema) => toTypeNode(schema, used),
  });
  const text = astToString(ast.filter((node) => isDeclaration(node, ['paths', 'components'])));
  return `${BANNER}${used.has('T') ? IMPORT : ''}${used.has('WithMasks') ? WITH_MASKS : ''}\n${text}`;
}

const IMPORT = "import type * as T from './types.ts';\n";

/** On the wire a field mask is text, `name,price`, where the functions of this package take a list. */
const WITH_MASKS = `
/** A body whose field masks, at these dotted paths, are names joined by commas. */
type WithMasks<Body, Masks extends string> = Body extends readonly (infer Item)[]
  ? WithMasks<Item, Masks>[]
  : { [Name in keyof Body]: Name extends Masks ? string : WithMasksIn<Body[Name], Name, Masks> };

type WithMasksIn<Value, Name, Masks extends string> = Masks extends \`\${Name & string}.\${infer Rest}\`
  ? WithMasks<Value, Rest>
  : Value;
`;

interface Context {
  document: Document;
  operations: Operation[];
  views: Views;
}

/** The part of an operation that openapi-typescript reads. */
function describe(context: Context, operation: Operation, source: OperationObject): unknown {
  const { document, views } = context;
  const { summary, description, pathParameters, queryParameters } = operation;
  const headers = (source.parameters ?? [])
    .map((each) => resolve<Parameter>(document, each))
    .filter((each) => each.in === 'header');
  const parameters = [...pathParameters, ...queryParameters, ...headers].map(
    ({ name, in: location, required, description, schema }) => ({
      name,
      in: location,
      required,
      description: prose(description ?? ''),
      schema: schema ? namesOf(schema, requestNames(views)) : { type: 'string' },
    }),
  );
  return {
    summary: prose(summary),
    description:
      prose(
        [description === summary ? '' : description, deprecation(operation)].filter(Boolean).join('\n\n'),
      ) || undefined,
    parameters: [...parameters, ...packedParameter(context, operation)],
    requestBody: requestBody(context, operation, source),
    responses: mapValues(source.responses ?? {}, (each) =>
      isReference(each) ? each : withTypes(each, responseNames(views)),
    ),
  };
}

function packedParameter({ operations }: Context, operation: Operation): unknown[] {
  if (!operation.packed) return [];
  const input = inputOf(operations, operation);
  const description = `JSON of a \`${input}\` as base64url, without padding.`;
  return [{ name: '.r', in: 'query', description, schema: { type: 'string' } }];
}

/** The input type of an operation. The long form of a GET has the same input as the GET. */
const inputOf = (all: Operation[], { inputName, fallbackOf }: Operation): string =>
  all.find(({ id }) => id === fallbackOf)?.inputName ?? inputName;

function requestBody(context: Context, operation: Operation, source: OperationObject): unknown {
  const body =
    source.requestBody &&
    resolve<Exclude<OperationObject['requestBody'], Reference | undefined>>(
      context.document,
      source.requestBody,
    );
  if (!body) return undefined;
  const content = contentOf(body.content, requestNames(context.views));
  if (operation.body && jsonOf(body.content))
    content['application/json'] = { schema: bodyOf(context, operation) };
  return { required: body.required, content };
}

/** A body is the input of the operation without its path and query. */
function bodyOf({ operations, views }: Context, operation: Operation): Schema {
  const name = inputOf(operations, operation);
  const properties = views.requests[name]?.properties ?? {};
  const { pathParameters, queryParameters, headerParameters, cookieParameters } = operation;
  const parameters = [...pathParameters, ...queryParameters, ...headerParameters, ...cookieParameters];
  const heads = parameters.flatMap((parameter) => [parameter.name, parameter.name.split('.', 1)[0] ?? '']);
  return typeNamed(name, {
    property: operation.bodyName,
    without: [...new Set(heads)].filter((head) => Object.hasOwn(properties, head)),
    masks: operation.masks,
  });
}

type Names = (schema: string) => string | undefined;

/** A schema that means different things in requests and in responses has a type for each. */
const requestNames =
  ({ requests }: Views): Names =>
  (name) =>
    [name, `${name}Input`].find((each) => Object.hasOwn(requests, each));

const responseNames =
  ({ responses }: Views): Names =>
  (name) =>
    Object.hasOwn(responses, name) ? name : undefined;

const withTypes = ({ description, content }: Response, names: Names): unknown => ({
  description: prose(description ?? ''),
  content: content && contentOf(content, names),
});

const contentOf = (content: Record<string, MediaType>, names: Names): Record<string, MediaType> =>
  mapValues(content, ({ schema }) => (schema ? { schema: namesOf(schema, names) } : {}));

/** A schema with names of types instead of references. What has no type is `unknown`. */
const namesOf = (schema: Schema, names: Names): Schema =>
  JSON.parse(JSON.stringify(schema), (key, value) => {
    // a description must not name types by itself
    if (key === KEY) return undefined;
    // any other text may end up in a comment
    if (typeof value === 'string' && key !== '$ref') return prose(value);
    if (!isReference(value)) return value;
    const name = names(nameOf(value));
    return name === undefined ? {} : typeNamed(name);
  }) as Schema;

/** The type that a schema represents if it is only the name of a type. */
interface TypeName {
  name: string;
  /** Only the type of this property. */
  property?: string | undefined;
  /** Properties that are left out. */
  without?: string[];
  /** Dotted paths of field masks. */
  masks?: string[];
}

const KEY = 'x-type-name';

/** The type is there because openapi-typescript transforms nothing without one. */
const typeNamed = (name: string, rest?: Omit<TypeName, 'name'>): Schema => ({
  type: 'object',
  [KEY]: { name, ...rest },
});

function toTypeNode(schema: object, used: Set<string>): ts.TypeNode | undefined {
  const { [KEY]: type } = schema as { [KEY]?: TypeName };
  if (!type) return undefined;
  used.add('T');
  const { name, property, without = [], masks = [] } = type;
  const whole = ts.factory.createTypeReferenceNode(
    ts.factory.createQualifiedName(ts.factory.createIdentifier('T'), name),
  );
  if (property !== undefined) return ts.factory.createIndexedAccessTypeNode(whole, oneOf([property]));
  const part =
    without.length > 0 ? ts.factory.createTypeReferenceNode('Omit', [whole, oneOf(without)]) : whole;
  if (masks.length === 0) return part;
  used.add('WithMasks');
  return ts.factory.createTypeReferenceNode('WithMasks', [part, oneOf(masks)]);
}

const oneOf = (texts: string[]): ts.TypeNode =>
  ts.factory.createUnionTypeNode(
    texts.map((text) => ts.factory.createLiteralTypeNode(ts.factory.createStringLiteral(text))),
  );

const isDeclaration = (node: ts.Node, names: string[]): boolean =>
  (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) && names.includes(node.name.text);
