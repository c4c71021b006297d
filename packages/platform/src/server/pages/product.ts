/** The page of a product, for shops whose store front is unknown. */
import { html } from 'hono/html';
import { brandOf, pictureUrl } from '../../features/carts/pages/brand.ts';
import { products } from '../../features/catalog/stored-product.ts';
import { problemPage } from '../../features/identity/pages/notes.ts';
import { redirectTo } from '../../kernel/calls/redirect.ts';
import type { PageRequest } from '../../kernel/pages/forms.ts';
import { page } from '../../kernel/pages/layout.ts';
import { originsOf, productPath } from '../../kernel/settings/stored-origin.ts';
import { Money } from '../../kernel/values/money.ts';

/** Shows name, picture and price of a product, or redirects to the store front. */
export function productPage({ context }: PageRequest, slug: string): Promise<Response> | Response {
  const product = context.db.of(products).findUnique('slug', slug);
  if (!product || product.visible === false) return problemPage('product');
  if (context.settings.storeUrl) return redirectTo(originsOf(context).store + productPath(slug));
  const { name, media, priceData } = product;
  const { image, thumbnail } = media?.mainMedia ?? {};
  const picture = image ?? thumbnail;
  const src = pictureUrl(context, picture);
  return page({
    title: name,
    brand: brandOf(context),
    body: html`${src === undefined ? '' : html`<img src="${src}" alt="${picture?.altText ?? name}" />`}
      <p>${new Money(context.settings.currency, 'en').format(priceData.discountedPrice ?? priceData.price ?? 0)}</p>`,
  });
}
