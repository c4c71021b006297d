import type { Text } from '../../../text/text.tsx';

/** Products that go with a product. */
export const recommendations: Text['recommendations'] = {
  title: 'אולי תאהבו גם',
  failed: 'לא ניתן לטעון המלצות',
};
