/** Reviews of the sample shop in every moderation state, some with a picture and a reply of the shop. */
import type { ImageOrVideo } from 'storewire';
import type { SoldProduct } from '../../features/items/catalog.ts';
import { reviews } from '../../features/reviews/calls/reviews.ts';
import { moderateReview, withStatus } from '../../features/reviews/moderation.ts';
import { reviewEntity } from '../../features/reviews/stored-review.ts';
import type { Context } from '../../kernel/context/context.ts';
import { asMember, asStaff, goTo, make } from '../shared/timeline.ts';
import type { Shopper } from './shoppers.ts';

interface SampleReview {
  rating: number;
  title: string;
  body: string;
  status?: 'IN_MODERATION' | 'REJECTED' | 'SUBMITTED';
  hasPicture?: boolean;
  reply?: string;
}

const REVIEWS: readonly SampleReview[] = [
  {
    rating: 5,
    title: 'Every morning',
    body: 'The handle fits three fingers, the glaze is deeper than in the picture.',
  },
  {
    rating: 4,
    title: 'Beautiful, a little heavy',
    body: 'It sits firmly and keeps soup hot. A few grams less would be perfect.',
    hasPicture: true,
    reply: 'Thank you! The next firing will be thinner at the foot.',
  },
  {
    rating: 2,
    title: 'Arrived with a chip',
    body: 'The shop replaced it.',
    reply: 'Sorry again. We now wrap it twice.',
  },
  {
    rating: 5,
    title: 'A gift that was kept',
    body: 'I bought it for a friend and ordered a second one for me.',
  },
  { rating: 3, title: 'Smaller than expected', body: 'Read the size first.', status: 'IN_MODERATION' },
  { rating: 1, title: 'CHEAP WATCHES', body: 'Visit my page.', status: 'REJECTED' },
  { rating: 4, title: 'Good for tea', body: 'Not for coffee.', status: 'SUBMITTED' },
];

/** Every shopper reviews products, the next one in turn. */
export function seedReviews(
  context: Context,
  { products, shoppers }: { products: readonly SoldProduct[]; shoppers: readonly Shopper[] },
): void {
  const count = Math.min(products.length, shoppers.length * 2);
  for (const [index, product] of products.slice(0, count).entries()) {
    const sample = REVIEWS[index % REVIEWS.length];
    const shopper = shoppers[index % shoppers.length];
    if (!sample || !shopper) continue;
    goTo(context, 3 - (2 * index) / count);
    write(context, sample, { shopper, product });
  }
}

function write(
  context: Context,
  { rating, title, body, status, hasPicture, reply }: SampleReview,
  { shopper, product }: { shopper: Shopper; product: SoldProduct },
): void {
  const store = context.db.of(reviewEntity);
  const media = hasPicture ? pictureOf(product) : [];
  const { review } = make(
    reviews.handlers.createReview,
    {
      review: {
        namespace: 'stores',
        entityId: product.id,
        author: { authorName: shopper.name },
        content: { rating, title, body, media },
      },
    },
    asMember({ ...context, settings: { ...context.settings, moderatesReviews: true } }, shopper.member.id),
  );
  const { id = '' } = review;
  if (status === 'REJECTED') moderateReview(asStaff(context), id, 'REJECTED');
  else if (status === undefined) moderateReview(asStaff(context), id, 'APPROVED');
  const stored = store.get(id);
  if (!stored) return;
  if (status === 'SUBMITTED') store.save(withStatus(stored, status));
  const now = context.clock.iso();
  if (reply !== undefined)
    store.save({
      ...stored,
      reply: { message: reply, createdDate: now, updatedDate: now, moderationStatus: 'APPROVED' },
    });
}

const pictureOf = ({ picture }: SoldProduct): ImageOrVideo[] => (picture ? [{ image: picture }] : []);
