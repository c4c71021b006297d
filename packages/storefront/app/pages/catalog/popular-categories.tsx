import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { useShellData } from '../../routing/site-data.ts';
import { CatalogText, useText } from '../../text/text.tsx';

/** Where to look without a search. */
export function PopularCategories({ onSelect }: { onSelect?: () => void }) {
  const { search } = useText();
  const paths = usePaths();
  const { menu = [] } = useShellData() ?? {};
  if (menu.length === 0) return null;
  return (
    <section aria-labelledby="popular-categories">
      <h2 id="popular-categories" className="mb-3 text-heading">
        {search.popular}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {menu.map(({ slug, name }) => (
          <li key={slug}>
            <PageLink
              to={paths.collection(slug)}
              onClick={onSelect}
              className="inline-flex min-h-11 items-center rounded-full border border-edge bg-raised px-4 hover:border-accent hover:text-accent"
            >
              <CatalogText>{name}</CatalogText>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
