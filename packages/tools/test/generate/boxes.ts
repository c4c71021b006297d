import { filter } from './read-text.ts';
import { type Node, put, write } from './shop.ts';

const text = { type: 'string' };
const price = { type: 'string', format: 'decimal', pattern: '^\\d+(\\.\\d{1,2})?$' };

const SCHEMAS: Record<string, Node> = {
  Part: {
    type: 'object',
    not: { required: ['lid', 'door'], properties: { door: { not: { type: 'null' } } } },
    properties: {
      lid: text,
      door: { type: ['string', 'null'] },
      size: { type: 'object', minProperties: 2, properties: { w: text, h: text, d: text } },
    },
  },
  Parts: { type: 'array', minItems: 1, items: { $ref: '#/components/schemas/Part' } },
  Labels: { type: 'object', additionalProperties: text, minProperties: 1, maxProperties: 2 },
  BoxFilter: filter('BoxFilter', { name: text }),
  NeedyFilter: { ...filter('NeedyFilter', { name: text }), minProperties: 1 },
  Box: {
    type: 'object',
    properties: {
      price,
      key: text,
      lock: text,
      door: text,
      tags: { type: ['object', 'null'], additionalProperties: text, minProperties: 1 },
      corners: { type: ['array', 'null'], items: text, minItems: 4, maxItems: 4 },
      parts: { $ref: '#/components/schemas/Parts' },
      part: { $ref: '#/components/schemas/Part' },
    },
  },
  UpdateWishlistRequest: {
    type: 'object',
    properties: {
      box: { $ref: '#/components/schemas/Box' },
      labels: { $ref: '#/components/schemas/Labels' },
    },
  },
  CreateWishlistRequest: {
    type: 'object',
    not: {
      anyOf: [
        { required: ['filter', 'ids'] },
        { allOf: [{ not: { required: ['filter'] } }, { not: { required: ['ids', 'reason'] } }] },
      ],
    },
    properties: {
      filter: { $ref: '#/components/schemas/BoxFilter' },
      needy: { $ref: '#/components/schemas/NeedyFilter' },
      ids: { type: 'array', minItems: 1, items: text },
      reason: text,
    },
  },
  WishlistResponse: { type: 'object', properties: { box: { $ref: '#/components/schemas/Box' } } },
};

/** The small description with a box in each way of saying what properties need and exclude. */
export const BOXES = write(
  ...Object.entries(SCHEMAS).map(([name, schema]) => put(`components schemas ${name}`, schema)),
  put('components examples WishlistResponse.full value', { box: { price: '1' } }),
);
