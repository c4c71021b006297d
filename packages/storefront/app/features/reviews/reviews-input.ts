import type { QueryReviewsInput, ReviewSorting } from 'storewire';

/** The orders that shoppers can choose. The first one is the default. */
export const REVIEW_SORTS = ['newest', 'oldest', 'best', 'worst', 'helpful'] as const;

export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** Query parameters of the product page. */
export const SORT_PARAMETER = 'reviews';
export const STARS_PARAMETER = 'stars';
export const IMAGES_PARAMETER = 'images';

const FIELDS: Readonly<Record<ReviewSort, ReviewSorting>> = {
  newest: { fieldName: 'createdDate', order: 'DESC' },
  oldest: { fieldName: 'createdDate', order: 'ASC' },
  best: { fieldName: 'content.rating', order: 'DESC' },
  worst: { fieldName: 'content.rating', order: 'ASC' },
  helpful: { fieldName: 'helpfulness', order: 'DESC' },
};

/** The order in the URL. */
export const reviewSortOf = (params: URLSearchParams): ReviewSort =>
  REVIEW_SORTS.find((sort) => sort === params.get(SORT_PARAMETER)) ?? 'newest';

/** The number of stars in the URL that reviews are filtered by. */
export const starsOf = (params: URLSearchParams): number | undefined =>
  [1, 2, 3, 4, 5].find((stars) => String(stars) === params.get(STARS_PARAMETER));

/** Whether the URL asks for reviews with images or videos. */
export const isWithImages = (params: URLSearchParams): boolean => params.has(IMAGES_PARAMETER);

/** The reviews of a product, in the order and with the filters in the URL. */
export function reviewsInput(productId: string, params: URLSearchParams): QueryReviewsInput {
  const stars = starsOf(params);
  return {
    query: {
      filter: {
        namespace: 'stores',
        entityId: productId,
        ...(stars ? { 'content.rating': stars } : {}),
        ...(isWithImages(params) ? { 'content.media': { $isEmpty: false } } : {}),
      },
      sort: [FIELDS[reviewSortOf(params)]],
      cursorPaging: { limit: 5 },
    },
  };
}
