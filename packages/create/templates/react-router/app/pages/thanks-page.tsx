import { Shop } from '../shop/shop';
import { ThanksPage } from '../shop/thanks-page';
import { readPage } from '../store/read-page';
import { readThanks } from '../store/reads';
import type { Route } from './+types/thanks-page';

export async function loader({ context, url }: Route.LoaderArgs) {
  const orderId = url.searchParams.get('orderId') ?? '';
  return { orderId, ...(await readPage(context, (client) => readThanks(client, orderId))) };
}

export default function Page({ loaderData: { orderId, ...page } }: Route.ComponentProps) {
  return (
    <Shop {...page}>
      <ThanksPage orderId={orderId} />
    </Shop>
  );
}
