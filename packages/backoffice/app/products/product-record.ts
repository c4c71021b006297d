import type { Product } from 'storewire';

/** A product as pages have it. */
export type ProductRecord = Product & { id: string };

/** The price without a discount. */
export const priceOf = ({ priceData }: ProductRecord): number => priceData?.price ?? 0;
