import { connection } from 'next/server';
import { Suspense } from 'react';
import { renderStore } from '../lib/store';
import { readShop } from './shop/reads';
import { Shop } from './shop/shop';

export default function Page() {
  return (
    <main>
      <Suspense fallback={<p>Loading</p>}>
        <Store />
      </Suspense>
    </main>
  );
}

async function Store() {
  // the end of a token is compared with the clock, which a prefetch must not read
  await connection();
  const { client, auth } = renderStore();
  const [store, { isLoggedIn }] = await Promise.all([readShop(client), auth.session()]);
  return <Shop store={store} isLoggedIn={isLoggedIn} />;
}
