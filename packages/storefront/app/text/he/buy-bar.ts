import type { Text } from '../dictionary.ts';

/** The bar to buy. */
export const buyBar: Text['buyBar'] = { label: 'קניית המוצר' };
