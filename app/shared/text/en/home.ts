/** The start page. */
export const home = {
  title: 'Stoneware for every day',
  intro: 'Cups, bowls and plates with a glaze like the sea, made one at a time in Galway.',
  toShop: 'See all products',
  toCollection: (name: string) => `See ${name}`,
  newest: 'New from the kiln',
  newestText: 'The latest pieces, while they last.',
  onSale: 'Reduced prices',
  onSaleText: 'Last pieces and small seconds.',
  collections: 'Shop by category',
  recentlyViewed: 'Recently viewed',
  story: 'Made by two pairs of hands',
  storyText:
    'Every piece is thrown on the wheel, glazed by hand and fired twice. No two are exactly alike, and that is the point.',
  toStory: 'About the workshop',
  promises: {
    delivery: 'Carefully packed',
    deliveryText: 'If something breaks on the way, we replace it.',
    returns: 'Returns within 30 days',
    returnsText: 'Send it back unused and we refund the price.',
    care: 'Dishwasher and oven safe',
    careText: 'Made for daily use, not for the cupboard.',
  },
  failed: 'The products could not be loaded',
  collectionsFailed: 'The categories could not be loaded',
  empty: 'The shelves are empty',
  emptyText: 'New pieces come out of the kiln every few weeks.',
};
