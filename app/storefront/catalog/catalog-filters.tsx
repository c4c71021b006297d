import { Link, useNavigate } from 'react-router';
import type { Collection } from 'storewire';
import { useText } from '../../shared/text/text.ts';
import { Select } from '../../shared/ui/select.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { type CatalogView, readView, SORT_NAMES, writeView } from './catalog-view.ts';

/** Collections and sort order. Both are part of the URL. */
export function CatalogFilters({
  view,
  collections,
}: {
  view: CatalogView;
  collections: Collection[] | undefined;
}) {
  const text = useText();
  const navigate = useNavigate();
  const sortBy = (name: string): void => {
    const { sort } = readView(new URLSearchParams({ sort: name }));
    void navigate(writeView({ ...view, sort }) || '.', { preventScrollReset: true, flushSync: true });
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <nav aria-label={text.catalog.collections} className="max-w-full">
        <ul className="flex flex-wrap gap-2">
          <CollectionLink view={view} name={text.catalog.all} />
          {collections === undefined ? <CollectionSkeletons /> : null}
          {collections?.map(({ id, slug, name, numberOfProducts }) => (
            <CollectionLink
              key={id}
              view={view}
              slug={slug ?? undefined}
              name={name ?? slug ?? ''}
              count={numberOfProducts}
            />
          ))}
        </ul>
      </nav>
      <Select
        isInline
        label={text.catalog.sort}
        value={view.sort}
        onChange={(event) => sortBy(event.target.value)}
      >
        {SORT_NAMES.map((name) => (
          <option key={name} value={name}>
            {text.catalog.sorts[name]}
          </option>
        ))}
      </Select>
    </div>
  );
}

function CollectionLink({
  view,
  slug,
  name,
  count,
}: {
  view: CatalogView;
  slug?: string | undefined;
  name: string;
  count?: number | undefined;
}) {
  const isCurrent = view.collection === slug;
  return (
    <li>
      <Link
        to={{ search: writeView({ ...view, collection: slug }) }}
        aria-current={isCurrent ? 'true' : undefined}
        preventScrollReset
        className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line px-5 hover:border-accent hover:text-accent aria-[current]:border-accent aria-[current]:bg-accent aria-[current]:text-on-accent"
      >
        {name}
        {count === undefined ? null : <span className="text-sm tabular-nums opacity-75">{count}</span>}
      </Link>
    </li>
  );
}

function CollectionSkeletons() {
  return ['w-32', 'w-28'].map((width) => (
    <li key={width} aria-hidden="true">
      <Skeleton className={`h-11 rounded-full ${width}`} />
    </li>
  ));
}
