'use client';

import { Shop } from './shop/shop';

/** Replaces a page that has failed. No server has read the store for it: the page reads the session and the cart. */
export default function Failed({ retry }: { retry: () => void }) {
  return (
    <Shop>
      <title>Something went wrong</title>
      <h1>Something went wrong</h1>
      <button type="button" onClick={retry}>
        Try again
      </button>
    </Shop>
  );
}
