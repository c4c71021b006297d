import { type ComponentProps, lazy, Suspense } from 'react';

const Loaded = lazy(async () => ({ default: (await import('./reviews.tsx')).Reviews }));

/** The reviews of a product, which most people reach later than the product. */
export const Reviews = (props: ComponentProps<typeof Loaded>) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
);
