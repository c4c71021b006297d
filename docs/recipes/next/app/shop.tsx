'use client';

import { backendSession, createClient, type QueryProductsInput, type QueryProductsResponse } from 'storewire';
import { StoreProvider, useQueryProducts } from 'storewire/react';
import { SWRConfig, unstable_serialize } from 'swr';

const origin = process.env['NEXT_PUBLIC_SITE_ORIGIN'] ?? 'http://localhost:3000';
const client = createClient({ baseUrl: `${origin}/api/store`, auth: backendSession() });

interface ShopProps {
  /** Of the session, so that the page finds what the server has read. */
  identity: string;
  input: QueryProductsInput;
  products: QueryProductsResponse;
}

export function Shop({ identity, input, products }: ShopProps) {
  const key = unstable_serialize(['storewire', identity, 'products.queryProducts', input]);
  return (
    <SWRConfig value={{ fallback: { [key]: products } }}>
      <StoreProvider client={client} identity={identity}>
        <Products input={input} />
      </StoreProvider>
    </SWRConfig>
  );
}

function Products({ input }: { input: QueryProductsInput }) {
  const { data } = useQueryProducts(input);
  return (
    <ul>
      {data?.products?.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </ul>
  );
}
