import type { Text } from '../../../text/text.tsx';

/** Products that go with a product. */
export const recommendations: Text['recommendations'] = {
  title: 'Das könnte Ihnen auch gefallen',
  failed: 'Die Empfehlungen konnten nicht geladen werden',
};
