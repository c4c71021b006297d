/** The example requests of the contract. */
import { type Example, nameOf, operations, type Parameter, wire } from './wire.ts';

function parameterOf(parameter: Parameter | { $ref: string }): Parameter {
  if (!('$ref' in parameter)) return parameter;
  const found = wire.components.parameters[nameOf(parameter.$ref)];
  if (!found) throw new Error(`There is no parameter ${parameter.$ref}`);
  return found;
}

const contentOf = ({ $ref, value }: Example): unknown =>
  $ref ? wire.components.examples[nameOf($ref)]?.value : value;

/** One request per call and named body. */
export const examples = operations.flatMap(({ path, method, operation }) => {
  const parameters = (operation.parameters ?? []).map(parameterOf);
  const exampleOf = ({ example, examples: named = {} }: Parameter): unknown => {
    const [first] = Object.values(named);
    return example ?? (first && contentOf(first));
  };
  const url = path.replaceAll(/\{(\w+)\}/g, (_template, name: string) =>
    encodeURIComponent(
      String(exampleOf(parameters.find((each) => each.name === name) ?? { name, in: 'path' })),
    ),
  );
  const bodies = Object.entries(operation.requestBody?.content?.['application/json']?.examples ?? {});
  const query = new URLSearchParams(
    parameters
      .filter((parameter) => parameter.in === 'query' && exampleOf(parameter) !== undefined)
      .flatMap((parameter) => {
        const value = exampleOf(parameter);
        if (Array.isArray(value)) return value.map((each) => [parameter.name, String(each)]);
        return typeof value === 'object' && value !== null
          ? Object.entries(value).map(([name, each]) => [`${parameter.name}.${name}`, String(each)])
          : [[parameter.name, String(value)]];
      }),
  );
  const request = {
    id: operation.operationId,
    path,
    allowedRoles: operation['x-allowed-roles'],
    effect: operation['x-effect'] ?? (method === 'get' ? 'read' : 'write'),
    method: method.toUpperCase(),
    url: `${url}?${query}`,
  };
  return bodies.length === 0
    ? [{ ...request, name: 'without a body', body: undefined }]
    : bodies.map(([name, example]) => ({ ...request, name, body: contentOf(example) }));
});
