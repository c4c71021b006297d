import type { Text } from '../../../text/text.tsx';

/** The bar to buy. */
export const buyBar: Text['buyBar'] = { label: 'Dieses Produkt kaufen' };
