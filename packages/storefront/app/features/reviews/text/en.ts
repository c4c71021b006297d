import { pluralOf } from '../../../format/plural.ts';

const plural = pluralOf('en');

/** Reviews of a product: summary and list. */
export const reviews = {
  title: 'Reviews',
  stars: (count: number) => plural(count, { one: '# star', other: '# stars' }),
  starsOf5: (stars: string) => `${stars} out of 5 stars`,
  histogram: 'Reviews by stars',
  share: (stars: number, count: number) =>
    `${plural(stars, { one: '# star', other: '# stars' })}: ${plural(count, { one: '# review', other: '# reviews' })}`,
  filterStars: (stars: number) =>
    `Show only reviews with ${plural(stars, { one: '# star', other: '# stars' })}`,
  showAll: 'Show all reviews',
  sort: 'Sort by',
  sorts: {
    newest: 'Newest',
    oldest: 'Oldest',
    best: 'Best rating',
    worst: 'Lowest rating',
    helpful: 'Most helpful',
  },
  verified: 'Bought here',
  pending: 'Waiting for approval. Only you can see it.',
  replyOf: 'Reply of the shop',
  images: 'Images of this review',
  helpfulCount: (count: number) =>
    plural(count, { one: '# person found this helpful', other: '# people found this helpful' }),
  more: 'Show more reviews',
  empty: 'No reviews yet',
  emptyText: 'Be the first to write what you think.',
  failed: 'The reviews could not be loaded',
  write: 'Write a review',
  signInToWrite: 'Sign in to write a review',
  rating: 'Your rating',
  latest: (count: number) =>
    `Average of the latest ${plural(count, { one: '# review', other: '# reviews' })}`,
  computed: 'Calculated by this shop from all published reviews.',
  summaryFailed: 'The average rating could not be calculated',
  only: (stars: number) => `Only reviews with ${plural(stars, { one: '# star', other: '# stars' })}`,
  noMatch: 'No reviews match',
  withImages: 'Only with images',
  own: 'Your review',
  rejected: 'The shop has not published it.',
  edit: 'Change your review',
  count: (count: number) => plural(count, { one: '# review', other: '# reviews' }),
  yours: 'Read, change and delete yours',
};

declare module '../../../text/text.tsx' {
  interface Text {
    reviews: typeof reviews;
  }
}
