import type { ReactNode } from 'react';
import { Skeleton, SkeletonCards, SkeletonLines } from '../components/skeleton.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { ProductSkeleton } from './product-skeleton.tsx';

const form = (fields: number) => () => (
  <div className="flex max-w-2xl flex-col gap-6">
    {Array.from({ length: fields }, (_, index) => index).map((field) => (
      <Skeleton key={field} className="h-18" />
    ))}
    <Skeleton className="h-11 w-36 rounded-3xl" />
  </div>
);

const signIn = () => <div className="mx-auto w-full max-w-md">{form(2)()}</div>;

const list = () => (
  <div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10">
    <Skeleton className="h-160 max-lg:hidden" />
    <div>
      <Skeleton className="mb-6 h-11 w-full" />
      <SkeletonCards count={12} />
    </div>
  </div>
);

const cards = (count: number, size: string) => () => (
  <div className="flex flex-col gap-3">
    {Array.from({ length: count }, (_, index) => index).map((card) => (
      <Skeleton key={card} className={`${size} rounded-3xl`} />
    ))}
  </div>
);

const columns = () => (
  <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
    <div>{form(5)()}</div>
    <Skeleton className="h-112 rounded-3xl" />
  </div>
);

const home = () => (
  <div className="flex flex-col gap-16 sm:gap-24">
    <div className="grid items-center gap-8 md:grid-cols-2 lg:gap-16">
      <SkeletonLines count={4} />
      <Skeleton className="aspect-[4/3] rounded-3xl md:aspect-square" />
    </div>
    <SkeletonCards count={4} />
  </div>
);

/** In the sizes of the content of pages. */
export const SKELETONS = {
  home,
  list,
  product: () => <ProductSkeleton />,
  cart: () => <CartSkeleton isNarrow={false} />,
  columns,
  form: form(5),
  review: form(4),
  button: form(1),
  signIn,
  account: cards(6, 'h-24'),
  orders: cards(4, 'h-44 sm:h-31'),
  addresses: cards(2, 'h-52'),
  contact: cards(2, 'h-64'),
  community: cards(1, 'h-52'),
  message: cards(1, 'h-112'),
  text: () => <SkeletonLines count={12} />,
} satisfies Record<string, () => ReactNode>;

/** What `routing/pages.ts` names for each page. */
export type SkeletonName = keyof typeof SKELETONS;
