/** The bar to buy. */
export const buyBar = { label: 'Buy this product' };

declare module '../../../text/text.tsx' {
  interface Text {
    buyBar: typeof buyBar;
  }
}
