/** The start page. */
export const home = {
  title: 'Stoneware for every day',
  intro: 'Cups, bowls and plates with a glaze like the sea, made one at a time in Galway.',
  toShop: 'See all products',
  newest: 'New from the kiln',
  newestText: 'The latest pieces, while they last.',
  onSale: 'Reduced prices',
  onSaleText: 'Last pieces and small seconds.',
  collections: 'Shop by category',
  story: {
    title: 'From the harbour to the table',
    text: 'Five of us throw, glaze and fire in a former net loft on Dock Road. The clay comes from the Irish midlands, the glazes are our own, and the kiln is opened every few weeks. What has a small flaw is sold as a second, and what breaks on the way is replaced.',
  },
  promises: {
    delivery: 'Carefully packed',
    deliveryText: 'If something breaks on the way, we replace it.',
    returns: 'Returns within 30 days',
    returnsText: 'Send it back unused and we refund the price.',
    care: 'Dishwasher and oven safe',
    careText: 'Made for daily use, not for the cupboard.',
  },
  failed: 'The products could not be loaded',
  empty: 'The shelves are empty',
  emptyText: 'New pieces come out of the kiln every few weeks.',
};

declare module '../../../text/text.tsx' {
  interface AllText {
    home: typeof home;
  }
}
