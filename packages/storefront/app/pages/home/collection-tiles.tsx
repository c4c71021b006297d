import { LINK } from '../../components/button.tsx';
import { Picture } from '../../components/picture.tsx';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { CatalogText } from '../../text/catalog-text.tsx';
import { useText } from '../../text/text.tsx';
import type { CollectionTile } from './showcase.ts';

/** One large picture, four small ones next to it; what follows is links. */
const PICTURED = 5;

const LARGE_SIZES = '(min-width: 88rem) 41rem, (min-width: 40rem) 46vw, 94vw';

/** Collections, the first ones with their images. */
export function CollectionTiles({ tiles }: { tiles: readonly CollectionTile[] }) {
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
