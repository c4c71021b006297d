'use client';

import { Suspense, useState } from 'react';
import { type Product, toLineItem } from 'storewire';
import { type CartChangeResult, useProductSelection, useQueryProducts } from 'storewire/react';
import { Description } from './description';
import { errorText } from './error-text';
import { moreProductsInput, productInput } from './inputs';
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
      <Details key={product.id} product={product} />
      <h2>More products</h2>
      <Suspense fallback={<p>Loading …</p>}>
        <MoreProducts slug={slug} />
      </Suspense>
    </>
  );
}

/** The product with the picture, the price and the stock of the chosen variant, which a button puts into the cart. */
function Details({ product }: { product: Product }) {
  const [wanted, setWanted] = useState({});
  const selection = useProductSelection(product, wanted);
  const { options, choices, media, price, availability, item, error } = selection;
  const { add } = useShopCart();
  const [result, setResult] = useState<CartChangeResult>();
  const canBuy = availability === 'available';

  function choose(option: string, choice: string) {
    setWanted({ ...choices, [option]: choice });
    setResult(undefined);
  }

  return (
    <article className="product">
      <Picture image={media?.image} sizes="(min-width: 45rem) 30rem, 100vw" />
      <div>
        <h1>{product.name}</h1>
        <Description html={product.description ?? ''} />
        {options.map((option) => (
          <fieldset key={option.name}>
            <legend>{option.name}</legend>
            {option.choices.map(({ name, isChosen }) => (
              <label key={name}>
                <input
                  type="radio"
                  name={option.name}
                  checked={isChosen}
                  onChange={() => choose(option.name, name)}
                />
                {name}
              </label>
            ))}
          </fieldset>
        ))}
        <p className="price">{price?.formatted?.discountedPrice}</p>
        <button type="button" disabled={!canBuy} onClick={async () => setResult(await add(toLineItem(item)))}>
          {canBuy || availability === 'unknown' ? 'Add to cart' : 'Sold out'}
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
      </div>
    </article>
  );
}

/** A server that renders the page streams these products later than the rest: until then, it suspends. */
function MoreProducts({ slug }: { slug: string }) {
  const { data, error, isLoading } = useQueryProducts(moreProductsInput(slug));
  if (isLoading) return <p>Loading …</p>;
  if (error) return <p role="alert">{errorText(error)}</p>;
  return <ProductCards products={data?.products ?? []} />;
}
