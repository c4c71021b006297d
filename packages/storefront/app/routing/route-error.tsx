import { CircleAlert, CloudOff, SearchX } from 'lucide-react';
import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useRevalidator, useRouteError } from 'react-router';
import { buttonLook } from '../components/button.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { ErrorNotice } from '../components/error-notice.tsx';
import { explainError } from '../components/explain-error.ts';
import { RequestId } from '../components/request-id.tsx';
import { errorOf, type Failure, type ReportedFailure } from '../store/failure.ts';
import { useText } from '../text/text.tsx';
import { noAnswer } from './no-answer.ts';
import { PageHead } from './page-head.tsx';
import { PageLink } from './page-link.tsx';
import { usePaths } from './paths.ts';
import { useSiteData } from './site-data.ts';

/** What does not exist. Defaults to the page. */
type Missing = { title: string; text: string } | undefined;

/** Replaces a page that does not exist or that has failed. */
export function RouteError({ missing }: { missing?: Missing }) {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return isMissing ? <MissingPage missing={missing} /> : <Failed error={error} />;
}

/** A page that does not exist. */
export function MissingPage({ missing }: { missing?: Missing }) {
  const { system } = useText();
  const paths = usePaths();
  const { title, text } = missing ?? { title: system.notFound, text: system.notFoundText };
  return (
    <>
      <PageHead title={title} isIndexed={false} />
      <EmptyState
        level="h1"
        icon={<SearchX aria-hidden="true" />}
        title={title}
        text={text}
        action={
          <PageLink to={paths.products} className={buttonLook()}>
            {system.toShop}
          </PageLink>
        }
      />
    </>
  );
}

/**
 * What has failed: the connection, the shop, or the page itself. Shows the id under which the server has logged the
 * error, but not its message. Without an answer of the shop, it is tried again when the connection is back.
 */
function Failed({ error }: { error: unknown }) {
  const text = useText();
  const { system, states } = text;
  const paths = usePaths();
  const { pathname, search, key } = useLocation();
  const { revalidate, state } = useRevalidator();
  const documentId = useSiteData()?.requestId;
  // that of the document, unless the failure is that of a navigation
  const requestId = failedRequestOf(error) ?? (key === 'default' ? documentId : undefined);
  const failure = noAnswer(error);
  const isUnreached = failure !== undefined;
  useEffect(() => {
    if (!isUnreached) return undefined;
    const retry = (): void => void revalidate();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isUnreached, revalidate]);
  const title = isUnreached ? system.unavailable : system.crashed;
  return (
    <>
      <PageHead title={title} isIndexed={false} />
      <div role="alert">
        <EmptyState
          level="h1"
          icon={isUnreached ? <CloudOff aria-hidden="true" /> : <CircleAlert aria-hidden="true" />}
          title={title}
          text={
            <>
              <p>{failure ? explainError(errorOf(failure), text) : system.crashedText}</p>
              {isUnreached ? null : <RequestId id={requestId} className="mt-3 justify-center" />}
            </>
          }
          action={
            <>
              <a
                href={pathname + search}
                aria-busy={state === 'loading' || undefined}
                className={buttonLook()}
                // the page stays as it is if this fails, too
                onClick={(event) => {
                  event.preventDefault();
                  void revalidate();
                }}
              >
                {state === 'loading' ? states.retrying : states.retry}
              </a>
              <PageLink to={paths.home} className={buttonLook('outline')}>
                {system.toHome}
              </PageLink>
            </>
          }
        />
      </div>
    </>
  );
}

/** The id that a loader has thrown with `fail`. */
const failedRequestOf = (error: unknown): string | undefined =>
  isRouteErrorResponse(error) ? (error.data as Partial<ReportedFailure> | null)?.requestId : undefined;

/** Replaces the whole page, as its layout has failed. */
export function ShellError() {
  return (
    <main id={CONTENT_ID} tabIndex={-1} className="page py-12">
      <RouteError />
    </main>
  );
}

/** Id of the main part of every page. */
export const CONTENT_ID = 'content';

interface FailedReadProps {
  title: string;
  failure: Failure;
  /** `h1` if the page shows nothing else. */
  level?: 'h1' | 'h2';
}

/** What a `loader` has failed to read, with a button that calls the loaders of the page again. */
export function FailedRead({ title, failure, level }: FailedReadProps) {
  const { revalidate, state } = useRevalidator();
  return (
    <ErrorNotice
      level={level}
      title={title}
      error={errorOf(failure)}
      onRetry={() => void revalidate()}
      isRetrying={state === 'loading'}
    />
  );
}
