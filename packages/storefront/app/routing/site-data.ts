import { useRouteLoaderData } from 'react-router';
import type { Theme } from '../theme/theme.ts';

/** What every page needs to know, also the page of an error. Features add their own. */
export interface SiteData {
  theme: Theme;
  /** Origin of the store front, for canonical URLs. */
  origin: string;
  /** Id of the request of the document, under which the server logs its errors. */
  requestId: string;
}

/** Undefined if the root of the site has failed. */
export const useSiteData = (): SiteData | undefined => useRouteLoaderData<SiteData>('root');
