import { pluralOf } from '../../format/plural.ts';

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

/** What members do with their reviews. */
export const ownReview = {
  ratingMissing: 'Choose between 1 and 5 stars.',
  headline: 'Title',
  text: 'Your review',
  author: 'Name that others see',
  addImages: 'Add images',
  addImagesHint: (max: number) =>
    `Up to ${plural(max, { one: '# image', other: '# images' })}, JPEG, PNG or WebP.`,
  removeImage: (name: string) => `Remove ${name}`,
  uploading: (percent: string) => `Uploading, ${percent}`,
  uploadFailed: (name: string) => `${name} could not be uploaded`,
  tooManyImages: (max: number) =>
    `You can add at most ${plural(max, { one: '# image', other: '# images' })}.`,
  imageTooLarge: (name: string, size: string) => `${name} is larger than ${size}.`,
  submit: 'Send review',
  submitting: 'Sending',
  thanks: 'Thank you for your review',
  submitFailed: 'Your review could not be sent',
  already: 'You have already reviewed this product',
  alreadyText: 'Each product can be reviewed once.',
  back: 'Back to the product',
  textMissing: 'Write a few words.',
  uploadsPending: 'Wait until all images are uploaded, or remove them.',
  retryUpload: (name: string) => `Upload ${name} again`,
  imagesStay: 'Your images stay unchanged.',
  remove: 'Delete review',
  removeText: 'The review, its images and the reply of the shop are deleted. They cannot be restored.',
  removing: 'Deleting',
  removed: 'Your review was deleted',
  removeFailed: 'Your review could not be deleted',
  yoursEmpty: 'Write about what you have bought, on the page of the product.',
};
