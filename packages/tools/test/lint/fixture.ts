/** A contract of two calls that keeps every rule; the tests break it in one place at a time. */
export const mug = '4c8d2f10-7a35-4e9b-b621-0f3d5c7e9a12';

const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });

const errors = Object.fromEntries(
  ['400', '401', '403', '404', '409', '429', '500'].map((status) => [status, ref('responses', 'Failed')]),
);

const answer = {
  description: 'The product.',
  content: {
    'application/json': {
      schema: ref('schemas', 'ProductResponse'),
      examples: { typical: ref('examples', 'full') },
    },
  },
};

const bodySchema = (description: string) => ({
  description,
  type: 'object',
  required: ['product'],
  properties: { product: ref('schemas', 'Product') },
});

const contract = () => ({
  openapi: '3.1.0',
  info: { title: 'A small shop', version: '1', description: 'Two calls.' },
  tags: [{ name: 'products', description: 'What the shop sells.' }],
  paths: {
    '/v1/products/{id}': {
      get: {
        operationId: 'products.getProduct',
        tags: ['products'],
        summary: 'Get a product',
        description: 'One product with its price.',
        servers: [{ url: '/stores' }],
        'x-callers': ['visitor'],
        'x-effect': 'read',
        'x-source': 'spec',
        parameters: [
          {
            name: 'id',
            in: 'path',
            required: true,
            description: 'Which product.',
            schema: { type: 'string' },
            example: mug,
          },
        ],
        responses: { '200': answer, ...errors },
      },
    },
    '/v1/products': {
      post: {
        operationId: 'products.createProduct',
        tags: ['products'],
        summary: 'Create a product',
        description: 'Adds a product to the shop.',
        servers: [{ url: '/stores' }],
        'x-callers': ['merchant'],
        'x-effect': 'write',
        'x-repeat': 'again',
        'x-invalidates': ['products', 'products.getProduct'],
        'x-source': 'spec',
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: ref('schemas', 'CreateProductRequest'),
              examples: { typical: ref('examples', 'minimal') },
            },
          },
        },
        responses: { '200': answer, ...errors },
      },
    },
  },
  components: {
    schemas: {
      CreateProductRequest: bodySchema('A product to add.'),
      ProductResponse: bodySchema('The product as it is now.'),
      Product: {
        description: 'Something that the shop sells.',
        type: 'object',
        properties: {
          id: { type: 'string', format: 'uuid', description: 'Set by the platform.', readOnly: true },
          name: { type: 'string', description: 'As shoppers see it.', 'x-always': true },
          price: {
            type: 'string',
            format: 'decimal',
            'x-decimal': { minimum: '0', scale: 2 },
            description: 'With VAT.',
          },
        },
      },
    },
    examples: {
      minimal: { summary: 'A mug', value: { product: { name: 'Tidal mug', price: '24.00' } } },
      full: { summary: 'A mug', value: { product: { id: mug, name: 'Tidal mug', price: '24.00' } } },
    },
    responses: { Failed: { description: 'It failed.' } },
  },
});

/** A fresh copy, so that a change in one test reaches no other. */
export const smallContract = () => structuredClone(contract());
