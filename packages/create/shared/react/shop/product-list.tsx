'use client';

import { useProducts } from './catalog';
import { errorText } from './error-text';
import { ProductCards } from './product-cards';

/** All products, or those that a search finds. The form opens the page with another `search`. */
export function ProductList({ search = '' }: { search?: string | undefined }) {
  const { products, hasNext, loadMore, isLoading, error } = useProducts(search);
  return (
    <>
      <title>My shop</title>
      <h1>Products</h1>
      <search>
        <form action="/">
          <input name="search" type="search" aria-label="Name of a product" defaultValue={search} />
          <button type="submit">Search</button>
        </form>
      </search>
      {isLoading && <p>Loading …</p>}
      {error && <p role="alert">{errorText(error)}</p>}
      {!isLoading && !error && products.length === 0 && <p>{`No product has “${search}” in its name.`}</p>}
      <ProductCards products={products} />
      {hasNext && (
        <button type="button" onClick={loadMore}>
          More products
        </button>
      )}
    </>
  );
}
