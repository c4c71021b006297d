import { ProductPage } from '../../shop/product-page';
import { readProduct } from '../../store/reads';
import { ShopPage } from '../../store/shop-page';

export default function Page(props: PageProps<'/product-page/[slug]'>) {
  return (
    <ShopPage read={async (client) => readProduct(client, (await props.params).slug)}>
      <Product {...props} />
    </ShopPage>
  );
}

async function Product({ params }: PageProps<'/product-page/[slug]'>) {
  const { slug } = await params;
  return <ProductPage slug={slug} />;
}
