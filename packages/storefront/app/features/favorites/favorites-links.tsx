import { Heart } from 'lucide-react';
import { ICON_BUTTON } from '../../components/side-panel.tsx';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { useText } from '../../text/text.tsx';

/** On phones, the footer has the link. */
export function FavoritesIcon() {
  const { favorites } = useText();
  const { home } = usePaths();
  return (
    <PageLink
      to={`${home}/favorites`}
      aria-label={favorites.title}
      className={`${ICON_BUTTON} max-sm:hidden`}
    >
      <Heart aria-hidden="true" />
    </PageLink>
  );
}

export function FavoritesLink({ className }: { className: string }) {
  const { favorites } = useText();
  const { home } = usePaths();
  return (
    <li>
      <PageLink to={`${home}/favorites`} className={className}>
        {favorites.title}
      </PageLink>
    </li>
  );
}
