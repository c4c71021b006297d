import { useEffect, useState } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';
import type { PageSkeleton } from './page-skeleton.tsx';
import { usePaths } from './paths.ts';

/** The page stays for this time while the next one is loading, so that fast pages show no skeleton. */
const PATIENCE_MS = 400;

/**
 * The page, or the skeleton of the next one as soon as it takes long. The page is only hidden, so that it is as it
 * was if the navigation is canceled.
 */
export function PageOutlet({ isAccount = false }: { isAccount?: boolean }) {
  const next = useNextPage();
  const { pathname } = useLocation();
  const { account } = usePaths();
  const isOfAccount = (path: string): boolean => path === account || path.startsWith(`${account}/`);
  // within the account, its navigation stays
  const isInside = next !== undefined && isOfAccount(next.path) && isOfAccount(pathname);
  const shown = isInside === isAccount ? next : undefined;
  const path = shown?.path;
  useEffect(() => {
    if (path !== undefined) window.scrollTo(0, 0);
  }, [path]);
  return (
    <>
      <div className={shown === undefined ? 'contents' : 'hidden'}>
        <Outlet />
      </div>
      {shown === undefined ? null : <shown.Skeleton pathname={shown.path} isInside={isAccount} />}
    </>
  );
}

interface NextPage {
  path: string;
  Skeleton: typeof PageSkeleton;
}

/** The page that is loading, once this has taken a while. Undefined while a form is sent. */
function useNextPage(): NextPage | undefined {
  const { location, formMethod } = useNavigation();
  const { pathname } = useLocation();
  const next =
    location && formMethod === undefined && location.pathname !== pathname ? location.pathname : undefined;
  const [late, setLate] = useState<NextPage>();
  useEffect(() => {
    if (next === undefined) return undefined;
    let isOver = false;
    // without its script, the page stays
    const loading = import('./page-skeleton.tsx').catch(() => undefined);
    const timer = setTimeout(async () => {
      const skeletons = await loading;
      if (skeletons && !isOver) setLate({ path: next, Skeleton: skeletons.PageSkeleton });
    }, PATIENCE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
      setLate(undefined);
    };
  }, [next]);
  return late?.path === next ? late : undefined;
}
