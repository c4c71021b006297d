import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { isStoreError } from 'storewire';
import { useText } from '../../shared/text/text.tsx';
import { buttonLook } from '../../shared/ui/button.tsx';
import { RequestId } from '../../shared/ui/request-id.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { PageLink } from '../shell/page-link.tsx';
import { usePaths } from '../shell/paths.ts';

/** The page for a page that could not be shown: not found, or failed. */
export function RouteError() {
  const error = useRouteError();
  const { system } = useText();
  const paths = usePaths();
  const { pathname } = useLocation();
  const isMissing = isRouteErrorResponse(error)
    ? error.status === 404
    : isStoreError(error) && error.status === 404;
  return (
    <div className="page max-w-2xl py-16">
      <PageHead title={isMissing ? system.notFound : system.crashed} isIndexed={false} />
      <h1 className="text-title">{isMissing ? system.notFound : system.crashed}</h1>
      <p className="mt-4">{isMissing ? system.notFoundText : system.crashedText}</p>
      {isStoreError(error) && error.requestId !== undefined && <RequestId id={error.requestId} />}
      <p className="mt-8 flex flex-wrap gap-3">
        {!isMissing && (
          <a href={pathname} className={buttonLook()}>
            {system.reload}
          </a>
        )}
        <PageLink to={paths.products} className={buttonLook(isMissing ? 'primary' : 'outline')}>
          {system.toShop}
        </PageLink>
      </p>
    </div>
  );
}
