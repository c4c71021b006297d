import type { Text } from '../dictionary.ts';

/** Products that go with a product. */
export const recommendations: Text['recommendations'] = {
  title: 'Das könnte Ihnen auch gefallen',
  failed: 'Die Empfehlungen konnten nicht geladen werden',
};
