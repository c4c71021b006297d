import { CircleAlert, SearchX } from 'lucide-react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { isStoreError } from 'storewire';
import { useText } from '../../shared/text/text.tsx';
import { buttonLook } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { RequestId } from '../../shared/ui/request-id.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { PageLink } from '../shell/page-link.tsx';
import { usePaths } from '../shell/paths.ts';
import { useSiteData } from '../shell/site-data.ts';

/** Replaces a page that does not exist or that has failed. */
export function RouteError() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <Missing /> : <Failed error={error} />;
}

function Missing() {
  const { system } = useText();
  const paths = usePaths();
  return (
    <>
      <PageHead title={system.notFound} isIndexed={false} />
      <EmptyState
        level="h1"
        icon={<SearchX aria-hidden="true" />}
        title={system.notFound}
        text={system.notFoundText}
        action={
          <>
            <PageLink to={paths.products} className={buttonLook()}>
              {system.toShop}
            </PageLink>
            <PageLink to={paths.search} className={buttonLook('outline')}>
              {system.toSearch}
            </PageLink>
          </>
        }
      />
    </>
  );
}

/** Shows the id under which the server has logged the error. Its message is not shown. */
function Failed({ error }: { error: unknown }) {
  const { system } = useText();
  const paths = usePaths();
  const { pathname, search } = useLocation();
  const documentId = useSiteData()?.requestId;
  return (
    <>
      <PageHead title={system.crashed} isIndexed={false} />
      <EmptyState
        level="h1"
        icon={<CircleAlert aria-hidden="true" />}
        title={system.crashed}
        action={
          <>
            <a href={pathname + search} className={buttonLook()}>
              {system.reload}
            </a>
            <PageLink to={paths.home} className={buttonLook('outline')}>
              {system.toHome}
            </PageLink>
          </>
        }
      >
        <p>{system.crashedText}</p>
        <RequestId id={requestIdOf(error) ?? documentId} className="justify-center" />
      </EmptyState>
    </>
  );
}

function requestIdOf(error: unknown): string | undefined {
  if (isStoreError(error)) return error.requestId;
  return isRouteErrorResponse(error)
    ? (error.data as { requestId?: string } | null | undefined)?.requestId
    : undefined;
}
