import { buttonLook } from '../../components/button.tsx';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { useText } from '../../text/text.tsx';

/** Leads to the search from a product that does not exist. */
export function MissingLink() {
  const { searchLink } = useText();
  const paths = usePaths();
  return (
    <PageLink to={paths.search} className={buttonLook('outline')}>
      {searchLink.open}
    </PageLink>
  );
}
