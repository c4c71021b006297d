/** The start page. */
export const home = {
  title: 'Stoneware for every day',
  intro: 'Cups, bowls and plates with a glaze like the sea, made one at a time in Galway.',
  newest: 'New from the kiln',
  newestText: 'The latest pieces, while they last.',
  onSale: 'Reduced prices',
  onSaleText: 'Last pieces and small seconds.',
  collections: 'Shop by category',
  empty: 'The shelves are empty',
};
