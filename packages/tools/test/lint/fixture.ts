/** A contract of two calls and an event that keeps every rule. The tests break it in one place at a time. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { format } from '../../src/description/problem.ts';
import { readLocated } from '../../src/description/read.ts';
import { lintDescription } from '../../src/lint/lint.ts';

export const FILES = {
  'redocly.yaml': 'extends: [contract/all]\n',
  'openapi.yaml': `openapi: 3.1.0
info: { title: A small shop, version: '1', license: { name: MIT, identifier: MIT } }
servers: [{ url: https://shop.example }]
security: [{ token: [] }]
tags: [{ name: products, description: What the shop sells. }]
paths:
  /v1/products/{id}:
    $ref: products/paths.yaml#/~1v1~1products~1{id}
  /v1/products:
    $ref: products/paths.yaml#/~1v1~1products
components:
  securitySchemes:
    token: { type: http, scheme: bearer }
webhooks:
  created:
    post:
      operationId: products.onProductCreated
      tags: [products]
      summary: A product was created
      description: Sent once for each product.
      x-event: { type: product_created, entityFqdn: product, slug: created, domain: true }
      requestBody:
        content:
          application/json:
            schema: { $ref: products/schemas.yaml#/ProductEvent }
            examples: { typical: { $ref: products/examples.yaml#/ProductEvent-typical } }
      responses: { '200': { description: Received. } }
`,
  'products/paths.yaml': `/v1/products/{id}:
  get:
    operationId: products.getProduct
    tags: [products]
    summary: Get a product
    description: Returns one product.
    x-allowed-roles: [visitor]
    x-paging: { kind: offset, request: page, items: products, metadata: total }
    x-sdk: { package: '@shop/stores', function: products.getProduct, arguments: [id], returns: products }
    parameters:
      - { name: id, in: path, required: true, description: Its id., schema: { type: string } }
      - { name: page, in: query, description: The page., schema: { type: integer } }
    responses:
      '200':
        description: The product.
        content:
          application/json:
            schema: { $ref: schemas.yaml#/ProductResponse }
            examples:
              typical: { $ref: examples.yaml#/ProductResponse-typical }
              full: { $ref: examples.yaml#/ProductResponse-full }
              case: { $ref: examples.yaml#/ProductResponse-case }
      '404':
        description: There is none.
        content:
          application/json:
            schema: { $ref: schemas.yaml#/Failure }
            examples: { GONE: { $ref: errors.yaml#/GONE } }
/v1/products:
  post:
    operationId: products.createProduct
    tags: [products]
    summary: Create a product
    description: Adds a product.
    x-allowed-roles: [merchant]
    x-repeat: again
    x-invalidates: [products]
    requestBody:
      required: true
      content:
        application/json:
          schema: { $ref: schemas.yaml#/CreateProductRequest }
          examples: { typical: { $ref: examples.yaml#/CreateProductRequest-typical } }
    responses:
      '200':
        description: The product.
        content:
          application/json:
            schema: { $ref: schemas.yaml#/ProductResponse }
            examples:
              typical: { $ref: examples.yaml#/ProductResponse-typical }
              full: { $ref: examples.yaml#/ProductResponse-full }
              case: { $ref: examples.yaml#/ProductResponse-case }
      '400': { description: The input breaks a rule. }
`,
  'products/errors.yaml': `GONE:
  summary: &gone It is gone.
  value: { message: *gone, details: { applicationError: { code: GONE, description: *gone } } }
`,
  'products/examples.yaml': `CreateProductRequest-typical:
  summary: A mug
  value: { product: { name: Mug, price: '24.00', color: SEA, parts: [{ name: Lid }] }, filter: { name: Mug } }
ProductResponse-typical:
  summary: A mug
  value: { products: [{ name: Mug }], total: 1 }
ProductResponse-full:
  summary: A mug of two parts
  value:
    products: [{ id: 4c8d2f10-7a35-4e9b-b621-0f3d5c7e9a12, name: Mug, price: '24.00', color: SEA, parts: [{ name: Lid }] }]
    total: 1
ProductResponse-case:
  summary: A free mug
  value:
    products: [{ id: 4c8d2f10-7a35-4e9b-b621-0f3d5c7e9a12, name: Mug, color: SEA, parts: [{ name: Lid }] }]
    total: 1
ProductEvent-typical:
  summary: A mug
  value: { data: { id: 4c8d2f10-7a35-4e9b-b621-0f3d5c7e9a12, name: Mug, price: '24.00', color: SEA, parts: [{ name: Lid }] } }
`,
  'products/schemas.yaml': `Failure:
  description: Why a call failed.
  type: object
  properties:
    message: { description: What happened., type: string }
    details: { description: Why., type: object, additionalProperties: true }
CreateProductRequest:
  description: A product to add.
  type: object
  required: [product, filter]
  properties:
    product: { $ref: '#/ProductInput', description: The new product. }
    filter: { $ref: '#/ProductFilter', description: Which. }
ProductResponse:
  description: Products of the shop.
  type: object
  required: [products, total]
  properties:
    products: { description: Some products., type: array, items: { $ref: '#/Product' } }
    total: { description: How many there are., type: integer }
ProductEvent:
  description: A product was created.
  type: object
  properties:
    data: { $ref: '#/Product', description: The product. }
Product:
  description: Something that the shop sells.
  type: object
  required: [name]
  properties:
    id: { description: Set by the platform., type: string, format: uuid, readOnly: true }
    name: { description: As shoppers see it., type: string, minLength: 1 }
    price: { description: With VAT., type: string, format: decimal, pattern: '^\\d+(\\.\\d+)?$' }
    color: { $ref: '#/Color', description: Its color. }
    parts: { description: Its parts., type: array, items: { $ref: '#/Part' } }
ProductInput:
  description: What the shop says of a product.
  type: object
  required: [name]
  properties:
    name: { description: As shoppers see it., type: string, minLength: 1 }
    price: { description: With VAT., type: string, format: decimal, pattern: '^\\d+(\\.\\d+)?$' }
    color: { $ref: '#/Color', description: Its color. }
    parts: { description: Its parts., type: array, items: { $ref: '#/Part' } }
Part:
  description: A part of a product.
  allOf:
    - type: object
      properties:
        name: { description: As shoppers see it., type: string }
Color:
  description: A color of the shop.
  type: string
  enum: [SEA]
  x-enum-descriptions: { SEA: As the sea in winter. }
ProductFilter:
  description: Conditions for products.
  type: object
  minProperties: 1
  properties:
    name: { $ref: '#/NameCondition', description: As shoppers see it. }
    $and: { description: Filters that must all be met., type: array, items: { $ref: '#/ProductFilter' } }
NameCondition:
  description: A name.
  anyOf:
    - { type: string }
    - { type: object, properties: { $in: { type: array, items: { type: string } } }, additionalProperties: false }
`,
};

export type File = keyof typeof FILES;

/** The problems of a contract with these files, each as `products/paths.yaml:3  rule  message`. */
export async function problemsOf(
  folder: string,
  files: Partial<Record<File, string>> = {},
): Promise<string[]> {
  for (const [name, text] of Object.entries({ ...FILES, ...files })) {
    await mkdir(join(folder, dirname(name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  const input = join(folder, 'openapi.yaml');
  const problems = await lintDescription(input, join(folder, 'redocly.yaml'), await readLocated(input));
  return problems.map((problem) => format(problem).replace(`${folder}/`, '').replace(/:\d+ /, ' '));
}
