/** What the server of the store front does for reviews. */
import { queryReviews } from 'storewire/operations';

/** The calls that pages make themselves. */
export const REVIEW_CALLS = [queryReviews];

/** Scripts ask there for the URLs of uploads, in JSON. */
export const REVIEW_IMAGES_PATH = '/review-images/*';

/** Images are uploaded to the hosts of media. */
export const allowReviewImages = (connections: string[], media: readonly string[]): unknown =>
  connections.push(...media);
