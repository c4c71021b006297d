import { PackageX } from 'lucide-react';
import { buttonLook } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageHead } from '../../routing/page-head.tsx';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { useText } from '../../text/text.tsx';

/** The page of a product that does not exist. */
export function MissingProduct() {
  const { product, shell } = useText();
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
          <PageLink to={paths.products} className={buttonLook()}>
            {shell.allProducts}
          </PageLink>
        }
      />
    </>
  );
}
