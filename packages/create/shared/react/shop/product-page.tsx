'use client';

import { Suspense, useState } from 'react';
import { type Product, toLineItem } from 'storewire';
import { type CartChangeResult, useQueryProducts, useQueryProductVariants } from 'storewire/react';
import { Description } from './description';
import { errorText } from './error-text';
import { firstChoices, moreProductsInput, productInput, variantInput } from './inputs';
import { Link } from './link';
import { NotFound } from './not-found';
import { Picture } from './picture';
import { ProductCards } from './product-cards';
import { useShopCart } from './shop-cart';

export function ProductPage({ slug }: { slug: string }) {
  const { data, error, isLoading } = useQueryProducts(productInput(slug));
  if (isLoading) return <p>Loading …</p>;
  if (error) return <p role="alert">{errorText(error)}</p>;
  const product = data?.products?.[0];
  if (!product) return <NotFound />;
  return (
    <>
      <title>{product.name ?? ''}</title>
      <article className="product">
        <Picture image={product.media?.mainMedia?.image} sizes="(min-width: 45rem) 30rem, 100vw" />
        <div>
          <h1>{product.name}</h1>
          <Description html={product.description ?? ''} />
          <Buy key={product.id} product={product} />
        </div>
      </article>
      <h2>More products</h2>
      <Suspense fallback={<p>Loading …</p>}>
        <MoreProducts slug={slug} />
      </Suspense>
    </>
  );
}

/** The price and the stock of the chosen variant, and the button that puts it into the cart. */
function Buy({ product }: { product: Product }) {
  const [choices, setChoices] = useState(() => firstChoices(product));
  // the price stays while another variant is read, but what is shown then is not what is chosen
  const { data, error, isLoading, isPreviousData } = useQueryProductVariants(variantInput(product, choices), {
    keepPreviousData: true,
  });
  const { add } = useShopCart();
  const [result, setResult] = useState<CartChangeResult>();

  const variant = data?.variants?.[0];
  const price = variant?.variant?.priceData ?? product.priceData;
  const isUnknown = isLoading || isPreviousData;
  const isInStock = product.manageVariants ? variant?.stock?.inStock : product.stock?.inStock;

  function choose(name: string, value: string) {
    setChoices({ ...choices, [name]: value });
    setResult(undefined);
  }

  async function addToCart() {
    const choice = product.manageVariants ? { variantId: variant?.id } : { options: choices };
    setResult(await add(toLineItem({ productId: product.id ?? '', ...choice })));
  }

  return (
    <>
      {product.productOptions?.map(({ name = '', choices: values }) => (
        <fieldset key={name}>
          <legend>{name}</legend>
          {values?.map(({ description = '' }) => (
            <label key={description}>
              <input
                type="radio"
                name={name}
                checked={choices[name] === description}
                onChange={() => choose(name, description)}
              />
              {description}
            </label>
          ))}
        </fieldset>
      ))}
      <p className="price">{price?.formatted?.discountedPrice}</p>
      <button type="button" disabled={isUnknown || !isInStock} onClick={() => void addToCart()}>
        {isUnknown || isInStock ? 'Add to cart' : 'Sold out'}
      </button>
      <p role="status">
        {error && errorText(error)}
        {result?.failure && errorText(result.failure)}
        {result?.saved && (
          <>
            Added. <Link href="/cart">Show the cart</Link>
          </>
        )}
      </p>
    </>
  );
}

/** A server that renders the page streams these products later than the rest: until then, it suspends. */
function MoreProducts({ slug }: { slug: string }) {
  const { data, error, isLoading } = useQueryProducts(moreProductsInput(slug));
  if (isLoading) return <p>Loading …</p>;
  if (error) return <p role="alert">{errorText(error)}</p>;
  return <ProductCards products={data?.products ?? []} />;
}
