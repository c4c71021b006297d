import { SlidersHorizontal } from 'lucide-react';
import { useNavigation, useSearchParams } from 'react-router';
import { Button, buttonLook } from '../../components/button.tsx';
import { classes } from '../../components/classes.ts';
import { SelectField } from '../../components/field.tsx';
import { SidePanel } from '../../components/side-panel.tsx';
import { PageHead } from '../../routing/page-head.tsx';
import { PAGE, readPage } from '../../shop/catalog/list-page.ts';
import type { ShopPicture } from '../../store/product/product.ts';
import { useText } from '../../text/text.tsx';
import { activeFilters, readView, SORT_NAMES } from './catalog-view.ts';
import { FILTER_FORM, FilterForm } from './filter-form.tsx';
import type { LoadedCatalog } from './load-catalog.ts';
import { PARAMETERS } from './parameters.ts';
import { ProductList } from './product-list.tsx';

const PANEL = 'filter-panel';

/** A list of products with its filters: next to it on wide screens, in a panel on others. */
export function CatalogList(loaded: LoadedCatalog) {
  const { facets } = loaded;
  const { productList } = useText();
  const [parameters] = useSearchParams();
  const view = readView(parameters);
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
        <FilterForm view={view} facets={facets} />
      </SidePanel>
      <div className="min-w-0">
        <div className="mb-4 flex flex-wrap items-end justify-between gap-3 lg:justify-end">
          <button type="button" popoverTarget={PANEL} className={classes(buttonLook('outline'), 'lg:hidden')}>
            <SlidersHorizontal aria-hidden="true" className="size-4" />
            <span>{active > 0 ? productList.filtersActive(active) : productList.filters}</span>
          </button>
          <SelectField
            isInline
            label={productList.sort}
            name={PARAMETERS.sort}
            form={FILTER_FORM}
            defaultValue={view.sort}
            onChange={({ target }) => target.form?.requestSubmit()}
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
          <ProductList {...loaded} />
        </div>
      </div>
    </div>
  );
}

interface ListHeadProps {
  title: string;
  description?: string | undefined;
  image?: ShopPicture | undefined;
}

/** The head of a page with a list. Each page of the list is indexed; other parameters make no other page. */
export function ListHead(props: ListHeadProps) {
  const page = readPage(useSearchParams()[0]);
  return <PageHead {...props} canonicalQuery={page > 1 ? `${PAGE}=${page}` : ''} />;
}
