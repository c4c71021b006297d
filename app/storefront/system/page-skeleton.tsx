import type { ReactNode } from 'react';
import { matchPath } from 'react-router';
import { type Text, useText } from '../../shared/text/text.tsx';
import { LoadingStatus, Skeleton, SkeletonCards, SkeletonLines } from '../../shared/ui/skeleton.tsx';
import { CartSkeleton } from '../cart/cart-skeleton.tsx';
import { ProductSkeleton } from '../product/product-skeleton.tsx';

/** What is shown of a page before it arrives. */
interface Placeholder {
  /** The heading, if it is the same for all pages of the route. */
  title?: (text: Text) => string;
  /** In the sizes of the content. */
  content: () => ReactNode;
}

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
      <Skeleton className="aspect-[3/2] rounded-3xl md:aspect-square" />
    </div>
    <SkeletonCards count={4} />
  </div>
);

/** The pages of `routes.ts` by their path after the language. */
export const PLACEHOLDERS: Readonly<Record<string, Placeholder>> = {
  '': { content: home },
  products: { title: ({ catalog }) => catalog.title, content: list },
  'products/:product': { content: () => <ProductSkeleton /> },
  'products/:product/review': { title: ({ reviews }) => reviews.write, content: form(4) },
  'collections/:slug': { content: list },
  search: { title: ({ search }) => search.title, content: list },
  'sign-in': { content: signIn },
  'reset-password': { content: signIn },
  account: { title: ({ account }) => account.title, content: cards(6, 'h-24') },
  'account/orders': { title: ({ account }) => account.orders, content: cards(4, 'h-44 sm:h-31') },
  'account/orders/:order': { title: ({ account }) => account.order, content: columns },
  'account/profile': { title: ({ account }) => account.profile, content: form(5) },
  'account/addresses': { title: ({ account }) => account.addresses, content: cards(2, 'h-52') },
  'account/addresses/:address': { content: form(5) },
  'account/contact': { title: ({ account }) => account.contact, content: cards(2, 'h-64') },
  'account/community': { title: ({ account }) => account.community, content: cards(1, 'h-52') },
  'account/delete': { title: ({ account }) => account.remove, content: form(1) },
  'account-deleted': { content: cards(1, 'h-112') },
  'legal/:page': { content: () => <SkeletonLines count={12} /> },
  cart: { title: ({ cart }) => cart.title, content: () => <CartSkeleton isNarrow={false} /> },
  checkout: { title: ({ checkout }) => checkout.title, content: columns },
  'orders/:order': { content: columns },
  '*': { content: cards(1, 'h-112') },
};

interface PageSkeletonProps {
  pathname: string;
  /** True next to the navigation of the account. */
  isInside: boolean;
}

/** A page that is loading: its heading as far as it is known, and boxes in the sizes of its content. */
export function PageSkeleton({ pathname, isInside }: PageSkeletonProps) {
  const text = useText();
  const patterns = Object.keys(PLACEHOLDERS);
  const pattern = patterns.find((path) => matchPath(`/:language/${path}`, pathname)) ?? '*';
  const { title, content: Content } = PLACEHOLDERS[pattern] ?? { content: home };
  const page = (
    <div>
      <LoadingStatus>{text.states.loading}</LoadingStatus>
      {title ? (
        <h1 className="mb-8 text-title">{title(text)}</h1>
      ) : pattern === '' || pattern === 'products/:product' ? null : (
        <Skeleton className="mb-8 h-11 w-72 max-w-full" />
      )}
      <Content />
    </div>
  );
  const isAccount = pattern === 'account' || pattern.startsWith('account/');
  return isAccount && !isInside ? (
    <div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:items-start lg:gap-16">
      <Skeleton className="h-88 max-lg:hidden" />
      {page}
    </div>
  ) : (
    page
  );
}
