import type { QueryReviewsInput } from 'storewire';

/** The orders that shoppers can choose. The first one is the default. */
export const REVIEW_SORTS = [
  { name: 'newest', fieldName: 'createdDate', order: 'DESC' },
  { name: 'oldest', fieldName: 'createdDate', order: 'ASC' },
  { name: 'best', fieldName: 'content.rating', order: 'DESC' },
  { name: 'worst', fieldName: 'content.rating', order: 'ASC' },
  { name: 'helpful', fieldName: 'helpfulness', order: 'DESC' },
] as const;

/** Query parameters of the product page. */
export const SORT_PARAMETER = 'reviews';
export const STARS_PARAMETER = 'stars';
export const IMAGES_PARAMETER = 'images';

/** The order in the URL. */
export const reviewSortOf = (params: URLSearchParams): (typeof REVIEW_SORTS)[number] =>
  REVIEW_SORTS.find(({ name }) => name === params.get(SORT_PARAMETER)) ?? REVIEW_SORTS[0];

/** The number of stars in the URL that reviews are filtered by. */
export const starsOf = (params: URLSearchParams): number | undefined =>
  [1, 2, 3, 4, 5].find((stars) => String(stars) === params.get(STARS_PARAMETER));

/** Whether the URL asks for reviews with images or videos. */
export const isWithImages = (params: URLSearchParams): boolean => params.has(IMAGES_PARAMETER);

/** The reviews of a product, in the order and with the filters in the URL. */
export function reviewsInput(productId: string, params: URLSearchParams): QueryReviewsInput {
  const stars = starsOf(params);
  const { fieldName, order } = reviewSortOf(params);
  return {
    query: {
      filter: {
        namespace: 'stores',
        entityId: productId,
        ...(stars ? { 'content.rating': stars } : {}),
        ...(isWithImages(params) ? { 'content.media': { $isEmpty: false } } : {}),
      },
      sort: [{ fieldName, order }],
      cursorPaging: { limit: 5 },
    },
  };
}
