import { buttonLook, LINK } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Picture } from '../../components/picture.tsx';
import { RecentlyViewed } from '../../features/favorites/recently-viewed.tsx';
import { Promises, Story } from '../../features/story/story.tsx';
import { paragraphsOf } from '../../format/rich-text.server.ts';
import { PageHead } from '../../routing/page-head.tsx';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { menuOf, pictureOfCollection } from '../../shop/catalog/collections.ts';
import { ROW } from '../../shop/catalog/list-page.ts';
import { newestProducts } from '../../shop/catalog/read-products.ts';
import { NewestProducts, ProductSection } from '../../shop/catalog/suggested-products.tsx';
import { isReduced, listedProduct, type ShopPicture } from '../../store/product/product.ts';
import { type CatalogIndex, storeRequest } from '../../store/store-request.ts';
import { CatalogText, useText } from '../../text/text.tsx';
import type { Route } from './+types/home-page';

export async function loader({ context }: Route.LoaderArgs) {
  const store = context.get(storeRequest);
  const index = await store.index().catch((): CatalogIndex => ({ collections: [], products: undefined }));
  return {
    newest: await newestProducts(store),
    reduced: (index.products ?? []).filter(isReduced).slice(0, ROW).map(listedProduct),
    tiles: tilesOf(index),
  };
}

/** A collection on the start page. */
interface CollectionTile {
  slug: string;
  name: string;
  /** The first paragraph of its description. */
  text: string | undefined;
  /** That of the collection, or of one of its products. */
  image: ShopPicture | undefined;
}

/** The collections of the menu. Each one has an image that no other has, if there are enough. */
function tilesOf({ collections, products = [] }: CatalogIndex): CollectionTile[] {
  const used = new Set<string>();
  return menuOf(collections).flatMap(({ slug, name }) => {
    const collection = collections.find((each) => each.slug === slug);
    if (!collection || collection.numberOfProducts === 0) return [];
    const image = pictureOfCollection(collection, products, used);
    if (image?.url) used.add(image.url);
    return { slug, name, text: paragraphsOf(collection.description)[0], image };
  });
}

/** The start page: what the shop is, what is new or reduced, and the categories. */
export default function HomePage({ loaderData: { newest, reduced, tiles } }: Route.ComponentProps) {
  const { home, catalog } = useText();
  const paths = usePaths();
  return (
    <>
      <PageHead description={home.intro} image={tiles[0]?.image} />
      <div className="flex flex-col gap-16 sm:gap-24">
        <Hero />
        <NewestProducts
          products={newest}
          hasTaxNote
          empty={<EmptyState title={home.empty} text={catalog.emptyText} />}
        />
        <CollectionTiles tiles={tiles} />
        <Story />
        <ProductSection title={home.onSale} text={home.onSaleText} to={paths.reduced} products={reduced} />
        <RecentlyViewed />
        <Promises />
      </div>
    </>
  );
}

export { RouteError as ErrorBoundary } from '../../routing/route-error.tsx';

const HERO = { src: '/hero.webp', media: '(min-width: 40rem)' };
const HERO_OF_PHONES = { src: '/hero-phone.webp', media: 'not all and (min-width: 40rem)' };

/**
 * What the shop is, on a picture from edge to edge. On phones, it is another picture, above the text. The pictures are
 * requested before the scripts, which would delay them by a second on a slow connection.
 */
function Hero() {
  const { home, shell, system } = useText();
  const paths = usePaths();
  return (
    <section className="bleed relative -mt-6 sm:-mt-8">
      {[HERO, HERO_OF_PHONES].map(({ src, media }) => (
        <link key={src} rel="preload" as="image" href={src} media={media} fetchPriority="high" />
      ))}
      <picture>
        <source media={HERO.media} srcSet={HERO.src} width={2100} height={900} />
        <img
          src={HERO_OF_PHONES.src}
          alt=""
          width={1000}
          height={750}
          fetchPriority="high"
          className="w-full object-cover object-right rtl:-scale-x-100 sm:aspect-[21/9] lg:max-h-[40rem]"
        />
      </picture>
      <div className="lg:absolute lg:inset-0 lg:flex lg:items-center lg:bg-linear-to-r lg:from-40% lg:from-paper lg:to-70% lg:to-paper/0 lg:rtl:bg-linear-to-l">
        <div className="page max-lg:pt-8">
          <div className="max-w-prose lg:max-w-[38%]">
            <p className="font-medium text-accent text-sm tracking-wide">{shell.shop.place}</p>
            <h1 className="mt-3 text-display">{home.title}</h1>
            <p className="mt-5 text-lg text-soft">{home.intro}</p>
            <p className="mt-8">
              <PageLink to={paths.products} className={buttonLook()}>
                {system.toShop}
              </PageLink>
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}

/** One large picture, four small ones next to it; what follows is links. */
const PICTURED = 5;

const LARGE_SIZES = '(min-width: 88rem) 41rem, (min-width: 40rem) 46vw, 94vw';

/** Collections, the first ones with their images. */
function CollectionTiles({ tiles }: { tiles: readonly CollectionTile[] }) {
  const { home } = useText();
  const paths = usePaths();
  if (tiles.length === 0) return null;
  return (
    <section aria-labelledby="collections">
      <h2 id="collections" className="mb-6 text-title">
        {home.collections}
      </h2>
      <ul className="grid grid-cols-2 gap-x-[clamp(10px,2vw,1.5rem)] gap-y-6 md:grid-cols-4 md:gap-y-3">
        {tiles.slice(0, PICTURED).map(({ slug, name, text, image }, index) => (
          <li
            key={slug}
            className="group relative flex min-w-0 flex-col first:col-span-2 md:first:row-span-2"
          >
            <Picture
              image={image}
              alt=""
              name={name}
              sizes={index === 0 ? LARGE_SIZES : undefined}
              className={index === 0 ? 'rounded-2xl max-md:aspect-[3/2]! md:min-h-0 md:grow' : 'rounded-2xl'}
            />
            <h3 className="mt-3 text-lg leading-snug">
              <PageLink
                to={paths.collection(slug)}
                className="rounded-sm decoration-1 underline-offset-4 after:absolute after:inset-0 after:rounded-2xl group-hover:underline"
              >
                <CatalogText>{name}</CatalogText>
              </PageLink>
            </h3>
            {index === 0 && text ? (
              <p className="text-soft">
                <CatalogText>{text}</CatalogText>
              </p>
            ) : null}
          </li>
        ))}
      </ul>
      {tiles.length > PICTURED ? (
        <ul className="mt-6 flex flex-wrap gap-x-8">
          {tiles.slice(PICTURED).map(({ slug, name }) => (
            <li key={slug}>
              <PageLink to={paths.collection(slug)} className={LINK}>
                <CatalogText>{name}</CatalogText>
              </PageLink>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
