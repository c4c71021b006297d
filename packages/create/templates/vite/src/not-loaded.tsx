import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * In place of a page whose module cannot be loaded: a deploy has removed it while the tab was open, which a reload
 * repairs, or the browser is offline, and a reload would leave the shop.
 */
export function NotLoaded() {
  const { pathname } = useLocation();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const reloadOnce = async () => {
      if ((await isReachable()) && isFirstReload(pathname)) location.reload();
      else setFailed(true);
    };
    void reloadOnce();
  }, [pathname]);
  const tryAgain = async () => (await isReachable()) && location.reload();
  if (!hasFailed) return <p>Loading …</p>;
  return (
    <>
      <p role="alert">This page cannot be loaded. Check your connection.</p>
      <button type="button" onClick={() => void tryAgain()}>
        Try again
      </button>
    </>
  );
}

const isReachable = (): Promise<boolean> =>
  fetch(location.href, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

const KEY = 'shop:reloaded';

/** Whether the tab has not been reloaded for this page. In a browser that refuses its storage, it may have been. */
function isFirstReload(pathname: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) === pathname) return false;
    sessionStorage.setItem(KEY, pathname);
    return true;
  } catch {
    return false;
  }
}
