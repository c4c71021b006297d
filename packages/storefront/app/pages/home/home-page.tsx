import { Suspense } from 'react';
import type { QueryProductsInput } from 'storewire';
import { queryProducts } from 'storewire/operations';
import { fallback } from 'storewire/react/server';
import { buttonLook } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Picture } from '../../components/picture.tsx';
import { RecentlyViewed } from '../../features/favorites/recently-viewed.tsx';
import { Promises, Story } from '../../features/story/story.tsx';
import { PageHead } from '../../routing/page-head.tsx';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { isReduced } from '../../shop/catalog/list-price.ts';
import { ProductSection, SectionSkeleton } from '../../shop/catalog/product-section.tsx';
import { NewestProducts, SUGGESTED } from '../../shop/catalog/suggested-products.tsx';
import { storeRequest } from '../../store/store-request.ts';
import { useText } from '../../text/text.tsx';
import type { Route } from './+types/home-page';
import { CollectionTiles } from './collection-tiles.tsx';
import { heroOf, tilesOf } from './showcase.ts';

/** Products in each section: one row on wide screens. */
const ROW = { limit: 4 };

export async function loader({ context }: Route.LoaderArgs) {
  const { client, catalog, isNavigation } = context.get(storeRequest);
  const index = await catalog().catch(() => ({ collections: [], products: [] }));
  const ids = (index.products ?? []).filter(isReduced).map(({ id }) => id ?? '');
  // the platform has no filter for reduced products: see `CatalogIndex`
  const reduced: QueryProductsInput | null =
    ids.length > 0 ? { query: { filter: { id: { $in: ids.slice(0, ROW.limit) } }, paging: ROW } } : null;
  return {
    reduced,
    tiles: tilesOf(index),
    hero: heroOf(index),
    store: await fallback(
      client,
      [
        [queryProducts, SUGGESTED],
        [queryProducts, reduced ?? SUGGESTED],
      ],
      { wait: !isNavigation },
    ),
  };
}

/** The start page: what the shop is, what is new or reduced, and the categories. */
export default function HomePage({ loaderData: { reduced, tiles, hero } }: Route.ComponentProps) {
  const { home, catalog, shell, system } = useText();
  const paths = usePaths();
  return (
    <>
      <PageHead description={home.intro} image={hero} />
      <div className="flex flex-col gap-16 sm:gap-24">
        <section className="grid items-center gap-8 md:grid-cols-2 lg:gap-16">
          <div className="min-w-0">
            <p className="font-medium text-accent text-sm tracking-wide">{shell.shop.place}</p>
            <h1 className="mt-3 text-display">{home.title}</h1>
            <p className="mt-5 max-w-prose text-lg text-soft">{home.intro}</p>
            <p className="mt-8">
              <PageLink to={paths.products} className={buttonLook()}>
                {system.toShop}
              </PageLink>
            </p>
          </div>
          <Picture
            image={hero}
            alt=""
            name={shell.shop.name}
            sizes="(min-width: 88rem) 42rem, (min-width: 48rem) 46vw, 94vw"
            isFirst
            className="rounded-3xl max-md:aspect-[4/3]!"
          />
        </section>
        <NewestProducts hasTaxNote empty={<EmptyState title={home.empty} text={catalog.emptyText} />} />
        <CollectionTiles tiles={tiles} />
        <Story />
        {reduced ? (
          <Suspense fallback={<SectionSkeleton />}>
            <ProductSection title={home.onSale} text={home.onSaleText} to={paths.reduced} input={reduced} />
          </Suspense>
        ) : null}
        <RecentlyViewed />
        <Promises />
      </div>
    </>
  );
}

export { RouteError as ErrorBoundary } from '../../routing/route-error.tsx';
