import { storeContext, storeMiddleware } from '../lib/store.server';
import { readShop } from '../shop/reads';
import { Shop } from '../shop/shop';
import type { Route } from './+types/home';

export const middleware: Route.MiddlewareFunction[] = [storeMiddleware];

export async function loader({ context }: Route.LoaderArgs) {
  const { client, auth } = context.get(storeContext);
  const [store, { isLoggedIn }] = await Promise.all([readShop(client), auth.session()]);
  return { store, isLoggedIn };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <main>
      <Shop {...loaderData} />
    </main>
  );
}
