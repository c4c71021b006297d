import { useEffect, useState } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { usePaths } from '../shell/paths.ts';
import { PageSkeleton } from './page-skeleton.tsx';

/** The page stays for this time while the next one is loading, so that fast pages show no skeleton. */
const PATIENCE_MS = 400;

/**
 * The page, or the skeleton of the next one as soon as it takes long. The page is only hidden, so that it is as it
 * was if the navigation is canceled.
 */
export function PageOutlet({ isAccount = false }: { isAccount?: boolean }) {
  const next = useNextPath();
  const { pathname } = useLocation();
  const { account } = usePaths();
  const isOfAccount = (path: string): boolean => path === account || path.startsWith(`${account}/`);
  // within the account, its navigation stays
  const isInside = next !== undefined && isOfAccount(next) && isOfAccount(pathname);
  const shown = isInside === isAccount ? next : undefined;
  useEffect(() => {
    if (shown !== undefined) window.scrollTo(0, 0);
  }, [shown]);
  return (
    <>
      <div className={shown === undefined ? 'contents' : 'hidden'}>
        <Outlet />
      </div>
      {shown === undefined ? null : <PageSkeleton pathname={shown} isInside={isAccount} />}
    </>
  );
}

/** The path of the page that is loading, once this has taken a while. Undefined while a form is sent. */
function useNextPath(): string | undefined {
  const { location, formMethod } = useNavigation();
  const { pathname } = useLocation();
  const next =
    location && formMethod === undefined && location.pathname !== pathname ? location.pathname : undefined;
  const [late, setLate] = useState<string>();
  useEffect(() => {
    if (next === undefined) return undefined;
    const timer = setTimeout(setLate, PATIENCE_MS, next);
    return () => {
      clearTimeout(timer);
      setLate(undefined);
    };
  }, [next]);
  return late === next ? next : undefined;
}
