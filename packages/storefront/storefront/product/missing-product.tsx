import { PackageX } from 'lucide-react';
import { useText } from '../../shared/text/text.tsx';
import { buttonLook } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { PageLink } from '../shell/page-link.tsx';
import { usePaths } from '../shell/paths.ts';

/** The page of a product that does not exist. */
export function MissingProduct() {
  const { product, shell, search } = useText();
  const paths = usePaths();
  return (
    <>
      <PageHead title={product.missing} isIndexed={false} />
      <EmptyState
        level="h1"
        icon={<PackageX aria-hidden="true" />}
        title={product.missing}
        text={product.missingText}
        action={
          <>
            <PageLink to={paths.products} className={buttonLook()}>
              {shell.allProducts}
            </PageLink>
            <PageLink to={paths.search} className={buttonLook('outline')}>
              {search.title}
            </PageLink>
          </>
        }
      />
    </>
  );
}
