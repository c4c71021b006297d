import { reviews } from './features/reviews/feature.ts';
import type { Feature } from './slots/feature.ts';

/** The optional parts of the shop. To remove one, delete its folder and what names it here. */
export const FEATURES: readonly Feature[] = [
  reviews, //
];
