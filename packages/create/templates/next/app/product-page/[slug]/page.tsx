import { notFound } from 'next/navigation';
import { ProductPage } from '../../shop/product-page';
import { Shop } from '../../shop/shop';
import { readPage } from '../../store/read-page';
import { readProduct } from '../../store/reads';

export default async function Page({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  const { store, isLoggedIn } = await readPage((client) => readProduct(client, slug));
  if (!store) notFound();
  return (
    <Shop store={store} isLoggedIn={isLoggedIn}>
      <ProductPage slug={slug} />
    </Shop>
  );
}
