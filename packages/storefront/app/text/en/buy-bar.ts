/** The bar to buy. */
export const buyBar = { label: 'Buy this product' };
