/** The description of the admin API: OpenAPI 3.1, from the table of actions. */
import { actions, type NamedAction } from './actions/index.ts';

const REFERENCE = '#/components/schemas/Problem';

const problem = (description: string): object => ({
  description,
  content: { 'application/json': { schema: { $ref: REFERENCE } } },
});

/** The whole description. */
export const describeActions = (origin: string, version: string): object => ({
  openapi: '3.1.0',
  info: {
    title: 'Admin API of the local platform',
    version,
    description:
      'What tests and developers do to the platform itself. It is open to every process that reaches the platform, and closed to pages of other sites.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: `${origin}/__dev` }],
  security: [],
  tags: [...new Set(actions.map(({ area }) => area))].map((name) => ({ name })),
  paths: Object.fromEntries(
    actions.map((action) => [
      action.path,
      { [action.effect === 'read' ? 'get' : 'post']: operationOf(action) },
    ]),
  ),
  components: { schemas: { Problem: PROBLEM } },
});

function operationOf(action: NamedAction): object {
  const { name, area, summary, effect, input: schema, output } = action;
  const { properties, required } = schema;
  const parameters = Object.entries(properties).map(([property, { description, ...rest }]) => ({
    name: property,
    in: 'query',
    required: required.includes(property),
    ...(description !== undefined && { description }),
    schema: rest,
  }));
  const input =
    effect === 'read'
      ? parameters.length > 0 && { parameters }
      : { requestBody: { required: required.length > 0, content: { 'application/json': { schema } } } };
  return {
    operationId: name,
    tags: [area],
    summary,
    ...input,
    responses: {
      200: { description: 'Done.', content: { 'application/json': { schema: output } } },
      400: problem('The input breaks rules, or a rule of the shop does not allow it.'),
      403: problem('The request comes from a page of another site.'),
      404: problem('There is nothing with this name or id.'),
      409: problem('The state of an item does not allow it.'),
    },
  };
}

const PROBLEM = {
  type: 'object',
  required: ['message'],
  properties: {
    message: { type: 'string' },
    details: {
      type: 'object',
      properties: {
        applicationError: {
          type: 'object',
          required: ['code'],
          properties: { code: { type: 'string' }, data: { type: 'object' } },
        },
        validationError: {
          type: 'object',
          required: ['fieldViolations'],
          properties: {
            fieldViolations: {
              type: 'array',
              items: {
                type: 'object',
                required: ['field', 'description', 'violatedRule', 'data'],
                properties: {
                  field: { type: 'string' },
                  description: { type: 'string' },
                  violatedRule: { type: 'string' },
                  data: { type: 'object' },
                },
              },
            },
          },
        },
      },
    },
  },
};
