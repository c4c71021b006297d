import { ThanksPage } from '../shop/thanks-page';
import { readThanks } from '../store/reads';
import { ShopPage } from '../store/shop-page';

export default function Page(props: PageProps<'/thanks'>) {
  return (
    <ShopPage read={async (client) => readThanks(client, await orderIdOf(props))}>
      <Thanks {...props} />
    </ShopPage>
  );
}

const Thanks = async (props: PageProps<'/thanks'>) => <ThanksPage orderId={await orderIdOf(props)} />;

const orderIdOf = async ({ searchParams }: PageProps<'/thanks'>) =>
  String((await searchParams).orderId ?? '');
