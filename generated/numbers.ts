// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import type { Numbers } from '../src/runtime/index.ts';

/**
 * The properties that are numbers, by name. One that is a text or an integer in other objects has the names of the properties that
 * hold the objects in which it is a number.
 */
export const numbers: Numbers = {
  amount: true,
  baseQuantity: true,
  confidence: true,
  cost: true,
  discountedPrice: ['convertedPriceData', 'price', 'priceData'],
  from: true,
  itemCost: true,
  latitude: true,
  longitude: true,
  maxValue: true,
  minValue: true,
  numValue: true,
  percentOff: true,
  percentage: true,
  price: ['convertedPriceData', 'price', 'priceData', 'set', 'variants'],
  pricePerUnit: ['convertedPriceData', 'price', 'priceData'],
  profit: true,
  profitMargin: true,
  quantity: ['pricePerUnit', 'settings'],
  relevanceScore: true,
  threshold: true,
  to: true,
  totalQuantity: true,
  value: ['discount', 'scalar'],
  weight: true,
  x: ['focalPoint'],
  y: ['focalPoint'],
};
