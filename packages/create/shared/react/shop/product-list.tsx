'use client';

import { useQueryProductsInfinite } from 'storewire/react';
import { errorText } from './error-text';
import { PRODUCTS } from './inputs';
import { ProductCards } from './product-cards';

export function ProductList() {
  const { items, hasNext, loadMore, isLoading, error } = useQueryProductsInfinite(PRODUCTS);
  return (
    <>
      <title>My shop</title>
      <h1>Products</h1>
      {isLoading && <p>Loading …</p>}
      {error && <p role="alert">{errorText(error)}</p>}
      <ProductCards products={items} />
      {hasNext && (
        <button type="button" onClick={loadMore}>
          More products
        </button>
      )}
    </>
  );
}
