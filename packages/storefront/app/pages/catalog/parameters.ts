/** The query parameters of a view. Options have one each, which starts with {@link OPTION}. */
export const PARAMETERS = {
  text: 'q',
  collection: 'collection',
  lowest: 'min',
  highest: 'max',
  stock: 'stock',
  sale: 'sale',
  sort: 'sort',
} as const;

/** The start of the query parameter of an option, such as `option.Glaze`. */
export const OPTION = 'option.';

/** The value of `stock` and `sale` if they are on. */
export const ON = 'only';
