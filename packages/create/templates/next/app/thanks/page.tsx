import { ThanksPage } from '../shop/thanks-page';
import { readThanks } from '../store/reads';
import { ShopPage } from '../store/shop-page';

interface PageProps {
  searchParams: Promise<{ orderId?: string }>;
}

export default function Page({ searchParams }: PageProps) {
  return (
    <ShopPage read={async (client) => readThanks(client, (await searchParams).orderId ?? '')}>
      <Thanks searchParams={searchParams} />
    </ShopPage>
  );
}

async function Thanks({ searchParams }: PageProps) {
  const { orderId = '' } = await searchParams;
  return <ThanksPage orderId={orderId} />;
}
