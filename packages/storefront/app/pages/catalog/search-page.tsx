import { Search } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/field.tsx';
import { PageHead } from '../../routing/page-head.tsx';
import { usePaths } from '../../routing/paths.ts';
import { useText } from '../../text/text.tsx';
import type { Route } from './+types/search-page';
import { CatalogList } from './catalog-list.tsx';
import { readView } from './catalog-view.ts';
import { loadCatalog } from './load-catalog.ts';
import { PARAMETERS } from './parameters.ts';
import { PopularCategories } from './popular-categories.tsx';

/** Nothing is read before something is searched for. */
export function loader({ url, context }: Route.LoaderArgs) {
  const { text } = readView(url.searchParams);
  return text === '' ? undefined : loadCatalog(url, context);
}

/** The products that a text finds. */
export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { search } = useText();
  const { text } = readView(useSearchParams()[0]);
  return (
    <>
      <PageHead title={text === '' ? search.title : search.titleFor(text)} isIndexed={false} />
      <h1 className="text-title">{text === '' ? search.title : search.titleFor(text)}</h1>
      <SearchForm text={text} />
      {loaderData ? (
        <CatalogList {...loaderData} />
      ) : (
        <>
          <p className="mb-8 max-w-prose text-soft">{search.startText}</p>
          <PopularCategories />
        </>
      )}
    </>
  );
}

function SearchForm({ text }: { text: string }) {
  const { search } = useText();
  const paths = usePaths();
  return (
    <search>
      <form action={paths.search} className="my-6 flex max-w-2xl flex-wrap items-end gap-3">
        <TextField
          key={text}
          type="search"
          label={search.label}
          name={PARAMETERS.text}
          defaultValue={text}
          placeholder={search.placeholder}
          autoComplete="off"
          maxLength={100}
          className="min-w-0 flex-1 basis-40"
        />
        <Button type="submit">
          <Search aria-hidden="true" className="size-4" />
          {search.submit}
        </Button>
      </form>
    </search>
  );
}

export { RouteError as ErrorBoundary } from '../../routing/route-error.tsx';
