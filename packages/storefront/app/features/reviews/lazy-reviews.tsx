import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '../../components/lazy-part.ts';

const Loaded = lazyPart(async () => (await import('./reviews.tsx')).Reviews);

/** The reviews of a product, which most people reach later than the product. */
export const Reviews = (props: ComponentProps<typeof Loaded>) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
);
