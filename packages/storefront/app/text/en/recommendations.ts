/** Products that go with a product. */
export const recommendations = {
  title: 'You may also like',
  failed: 'Recommendations could not be loaded',
};
