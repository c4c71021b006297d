import { pluralOf } from '../../../format/plural.ts';

const plural = pluralOf('en');

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

declare module '../../../text/text.tsx' {
  interface AllText {
    ownReview: typeof ownReview;
  }
}
