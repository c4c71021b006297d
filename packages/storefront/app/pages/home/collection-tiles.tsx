import { Picture } from '../../components/picture.tsx';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { useText } from '../../text/text.tsx';
import type { CollectionTile } from './showcase.ts';

/** Collections with their images. */
export function CollectionTiles({ tiles }: { tiles: readonly CollectionTile[] }) {
  const { home } = useText();
  const paths = usePaths();
  if (tiles.length === 0) return null;
  return (
    <section aria-labelledby="collections">
      <h2 id="collections" className="mb-6 text-title">
        {home.collections}
      </h2>
      <ul className="cards">
        {tiles.map(({ slug, name, image }) => (
          <li key={slug} className="group relative min-w-0">
            <Picture image={image} alt="" name={name} className="rounded-2xl" />
            <h3 className="mt-3 text-lg leading-snug">
              <PageLink
                to={paths.collection(slug)}
                className="rounded-sm decoration-1 underline-offset-4 after:absolute after:inset-0 after:rounded-2xl group-hover:underline"
              >
                <bdi>{name}</bdi>
              </PageLink>
            </h3>
          </li>
        ))}
      </ul>
    </section>
  );
}
