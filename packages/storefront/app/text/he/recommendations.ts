import type { Text } from '../dictionary.ts';

/** Products that go with a product. */
export const recommendations: Text['recommendations'] = {
  title: 'אולי תאהבו גם',
  failed: 'לא ניתן לטעון המלצות',
};
