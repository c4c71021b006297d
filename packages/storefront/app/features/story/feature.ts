import { lazy } from 'react';
import type { Feature } from '../../slots/feature.ts';

const loadStory = () => import('./story.tsx');

/** Who makes what the shop sells, and what it promises, on the start page. */
export const story: Feature = {
  slots: {
    'home.middle': lazy(async () => ({ default: (await loadStory()).Story })),
    'home.end': lazy(async () => ({ default: (await loadStory()).Promises })),
  },
};
