import { useSearchParams } from 'react-router';
import { PageHead } from '../shell/page-head.tsx';
import { PARAMETERS, readView } from './catalog-view.ts';

interface CatalogHeadProps {
  title: string;
  description?: string | undefined;
}

/** The head of a page with a list. Each page of the list is indexed; filters and sort order make no other page. */
export function CatalogHead({ title, description }: CatalogHeadProps) {
  const { page } = readView(useSearchParams()[0]);
  const canonicalQuery = page > 1 ? `${PARAMETERS.page}=${page}` : '';
  return <PageHead title={title} description={description} canonicalQuery={canonicalQuery} />;
}
