import { PackageOpen, SlidersHorizontal } from 'lucide-react';
import { Link, useLocation, useNavigation, useSearchParams } from 'react-router';
import type { QueryProductsInput } from 'storewire';
import { Button, buttonLook } from '../../components/button.tsx';
import { classes } from '../../components/classes.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { SidePanel } from '../../components/side-panel.tsx';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { useText } from '../../text/text.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { activeFilters, isFilter, readView, SORT_NAMES, searchWithout } from './catalog-view.ts';
import type { Facets } from './facets.ts';
import { FilterForm } from './filter-form.tsx';
import { PARAMETERS } from './parameters.ts';
import { NoProducts, ProductList } from './product-list.tsx';
import { FILTER_FORM, useFilterForm } from './use-filter-form.ts';

const PANEL = 'filter-panel';

interface CatalogListProps {
  input: QueryProductsInput;
  ids: string[] | undefined;
  facets: Facets | undefined;
}

/** A list of products with its filters: next to it on wide screens, in a panel on others. */
export function CatalogList({ input, ids, facets }: CatalogListProps) {
  const { productList } = useText();
  const [parameters] = useSearchParams();
  const view = readView(parameters);
  const filterForm = useFilterForm();
  const active = activeFilters(parameters).length;
  // what was searched for is in the order of how well it fits
  const labels =
    view.text === '' ? productList.sorts : { ...productList.sorts, featured: productList.bestMatch };
  // a change of the query keeps the products until the others are there; their texts stay readable
  const isPending = useNavigation().state === 'loading';
  return (
    <div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:items-start lg:gap-10">
      <SidePanel
        id={PANEL}
        title={productList.filters}
        footer={
          <Button className="w-full" popoverTarget={PANEL} popoverTargetAction="hide">
            {facets ? productList.showResults(facets.total) : productList.apply}
          </Button>
        }
        className="lg:static lg:block lg:h-auto lg:w-auto lg:overflow-visible lg:border-0 lg:bg-transparent lg:shadow-none"
      >
        <FilterForm view={view} facets={facets} filterForm={filterForm} />
      </SidePanel>
      <div className="min-w-0">
        <div className="mb-4 flex flex-wrap items-end justify-between gap-3 lg:justify-end">
          <button type="button" popoverTarget={PANEL} className={classes(buttonLook('outline'), 'lg:hidden')}>
            <SlidersHorizontal aria-hidden="true" className="size-4" />
            {active > 0 ? productList.filtersActive(active) : productList.filters}
          </button>
          <SelectField
            isInline
            label={productList.sort}
            name={PARAMETERS.sort}
            form={FILTER_FORM}
            defaultValue={view.sort}
            onChange={filterForm.apply}
            options={SORT_NAMES.map((name) => ({ value: name, label: labels[name] }))}
            className="min-w-0 max-sm:grow max-sm:basis-36"
          />
        </div>
        <div
          aria-busy={isPending}
          className={
            isPending ? '[&_img]:opacity-50 [&_img]:transition-opacity [&_img]:delay-150' : undefined
          }
        >
          <ProductList
            input={input}
            ids={ids}
            total={facets?.total}
            empty={<Nothing text={view.text} />}
            look={{ count: 'mb-3 lg:-mt-13 lg:mb-7 lg:w-fit', grid: NEXT_TO_FILTERS }}
          >
            <ActiveFilters facets={facets} />
          </ProductList>
        </div>
      </div>
    </div>
  );
}

/** Columns of a list that shares the width of the page with the filters. */
const NEXT_TO_FILTERS = 'lg:grid-cols-[repeat(auto-fill,minmax(12.5rem,1fr))]';

/** Why there are no products: the filters, the search text, or there are none yet. */
function Nothing({ text }: { text: string }) {
  const { productList, search, system } = useText();
  const paths = usePaths();
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const icon = <PackageOpen aria-hidden="true" />;
  if (activeFilters(parameters).length > 0)
    return (
      <EmptyState
        icon={icon}
        title={productList.noMatch}
        text={productList.noMatchText}
        action={
          <Link to={pathname + searchWithout(parameters, isFilter)} className={buttonLook('outline')}>
            {productList.clear}
          </Link>
        }
      />
    );
  if (text === '') return <NoProducts />;
  return (
    <EmptyState
      icon={icon}
      title={search.none(text)}
      text={search.noneText}
      action={
        <PageLink to={paths.products} className={buttonLook('outline')}>
          {system.toShop}
        </PageLink>
      }
    />
  );
}
