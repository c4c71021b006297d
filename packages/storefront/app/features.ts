import { analytics } from './features/analytics/feature.ts';
import { backInStock } from './features/back-in-stock/feature.ts';
import { favorites } from './features/favorites/feature.ts';
import { reviews } from './features/reviews/feature.ts';
import { sampleCatalog } from './features/sample-catalog/feature.ts';
import type { Feature } from './slots/feature.ts';

/** The optional parts of the shop. To remove one, delete its folder and its name here. */
export const FEATURES: readonly Feature[] = [analytics, backInStock, reviews, favorites, sampleCatalog];
