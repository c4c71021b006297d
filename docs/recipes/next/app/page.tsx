import { Suspense } from 'react';
import { renderStore } from '../lib/store';
import { Shop } from './shop';

const INPUT = { query: { paging: { limit: 12 } } };

export default function Page() {
  return (
    <Suspense fallback={<p>Loading</p>}>
      <Store />
    </Suspense>
  );
}

async function Store() {
  const { client, session } = renderStore();
  const products = await client.products.queryProducts(INPUT);
  const { identity, isLoggedIn } = await session.session();
  return (
    <main>
      <form action={isLoggedIn ? '/sign-out' : '/sign-in'} method="post">
        <button type="submit">{isLoggedIn ? 'Sign out' : 'Sign in'}</button>
      </form>
      <Shop identity={identity} input={INPUT} products={products} />
    </main>
  );
}
