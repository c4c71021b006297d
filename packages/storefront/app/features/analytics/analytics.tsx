import { useSiteData } from '../../routing/site-data.ts';
import { ConsentNotice } from './consent-notice.tsx';
import { useTrackedPages } from './use-tracked-pages.ts';

/** Asks for consent; with it, loads the script of the shop and records the pages. */
export function Analytics() {
  const { analytics } = useSiteData() ?? {};
  useTrackedPages();
  return (
    <>
      {analytics?.consent === 'granted' ? <script async src={analytics.script} data-analytics="" /> : null}
      <ConsentNotice />
    </>
  );
}
