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
  const { client, auth } = renderStore();
  const [store, { isLoggedIn }] = await Promise.all([readShop(client), auth.session()]);
  return <Shop store={store} isLoggedIn={isLoggedIn} />;
}
