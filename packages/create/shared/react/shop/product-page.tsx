'use client';

import { Suspense, useState } from 'react';
import { toLineItem } from 'storewire';
import type { CartChangeResult } from 'storewire/react';
import { useMoreProducts, useProduct, useSelection } from './catalog';
import { Description } from './description';
import { errorText } from './error-text';
import { Link } from './link';
import { formatMoney, priceText } from './money';
import { NotFound } from './not-found';
import { Picture } from './picture';
import type { FullProduct } from './product/product';
import { ProductCards } from './product-cards';
import { useShopCart } from './shop-cart';

export function ProductPage({ slug }: { slug: string }) {
  const { product, error, isLoading } = useProduct(slug);
  if (isLoading) return <p>Loading …</p>;
  if (error) return <p role="alert">{errorText(error)}</p>;
  if (!product) return <NotFound />;
  return (
    <>
      <title>{product.name}</title>
      <Details key={product.id} product={product} />
      <h2>More products</h2>
      <Suspense fallback={<p>Loading …</p>}>
        <MoreProducts slug={slug} />
      </Suspense>
    </>
  );
}

/** The product with the picture, the price and the stock of the chosen variant, which a button puts into the cart. */
function Details({ product }: { product: FullProduct }) {
  const [wanted, setWanted] = useState({});
  const [written, setWritten] = useState<Texts>({});
  const { options, texts, choices, medium, price, availability, item, error } = useSelection(product, wanted);
  const { add, isSaving } = useShopCart();
  const [result, setResult] = useState<CartChangeResult>();
  const canBuy = availability === 'available';

  function choose(option: string, choice: string) {
    setWanted({ ...choices, [option]: choice });
    setResult(undefined);
  }

  return (
    <article className="product">
      <Picture image={medium?.picture} sizes="(min-width: 45rem) 30rem, 100vw" />
      <div>
        <h1>{product.name}</h1>
        <Description html={product.html} />
        <form action={async () => setResult(await add(toLineItem({ ...item, customTextFields: written })))}>
          {options.map((option) => (
            <fieldset key={option.name}>
              <legend>{option.name}</legend>
              {option.isOptional && (
                <label>
                  <input
                    type="radio"
                    name={option.name}
                    checked={!choices[option.name]}
                    onChange={() => choose(option.name, '')}
                  />
                  None
                </label>
              )}
              {option.choices.map(({ name, addedPrice, isChosen }) => (
                <label key={name}>
                  <input
                    type="radio"
                    name={option.name}
                    checked={isChosen}
                    onChange={() => choose(option.name, name)}
                  />
                  {addedPrice ? `${name} (+${formatMoney(addedPrice, price?.currency)})` : name}
                </label>
              ))}
            </fieldset>
          ))}
          {texts.map(({ title, key, isMandatory, minLength, maxLength, addedPrice }) => (
            <label key={key} className="text">
              {addedPrice ? `${title} (+${formatMoney(addedPrice, price?.currency)})` : title}
              <input
                required={isMandatory}
                minLength={minLength}
                maxLength={maxLength}
                value={written[key] ?? ''}
                onChange={({ target }) => setWritten(withText(written, key, target.value))}
              />
            </label>
          ))}
          <p className="price">{price && priceText(price)}</p>
          <button type="submit" disabled={!canBuy || isSaving}>
            {canBuy || availability === 'unknown' ? 'Add to cart' : 'Sold out'}
          </button>
        </form>
        <div role="status">
          {error && <p>{errorText(error)}</p>}
          {result?.failure && <p>{errorText(result.failure)}</p>}
          {result?.saved && (
            <p>
              Added. <Link href="/cart">Show the cart</Link>
            </p>
          )}
        </div>
      </div>
    </article>
  );
}

/** The texts, without those that are empty. */
const withText = (texts: Texts, key: string, text: string): Texts =>
  Object.fromEntries(Object.entries({ ...texts, [key]: text }).filter(([, each]) => each));

type Texts = Readonly<Record<string, string>>;

/** A server that renders the page streams these products later than the rest: until then, it suspends. */
function MoreProducts({ slug }: { slug: string }) {
  const { products, error, isLoading } = useMoreProducts(slug);
  if (isLoading) return <p>Loading …</p>;
  if (error) return <p role="alert">{errorText(error)}</p>;
  return <ProductCards products={products} />;
}
