import { ProductPage } from '../../shop/product-page';
import { readProduct } from '../../store/reads';
import { ShopPage } from '../../store/shop-page';

interface PageProps {
  params: Promise<{ slug: string }>;
}

export default function Page({ params }: PageProps) {
  return (
    <ShopPage read={async (client) => readProduct(client, (await params).slug)}>
      <Product params={params} />
    </ShopPage>
  );
}

async function Product({ params }: PageProps) {
  const { slug } = await params;
  return <ProductPage slug={slug} />;
}
