/** The page of a product, for shops whose store front is unknown. */
import { html } from 'hono/html';
import { brandOf, pictureUrl } from '../../features/carts/pages/brand.ts';
import { problemPage } from '../../features/identity/pages/notes.ts';
import { catalogOf } from '../../features/items/current-catalog.ts';
import { redirectTo } from '../../kernel/calls/redirect.ts';
import type { PageRequest } from '../../kernel/pages/forms.ts';
import { page } from '../../kernel/pages/layout.ts';
import { originsOf, productPath } from '../../kernel/settings/stored-origin.ts';
import { Money } from '../../kernel/values/money.ts';

/** Shows name, picture and price of a product, or redirects to the store front. */
export function productPage({ context }: PageRequest, slug: string): Promise<Response> | Response {
  const product = catalogOf(context).productBySlug(context, slug);
  if (!product?.isVisible) return problemPage('product');
  if (context.settings.storeUrl) return redirectTo(originsOf(context).store + productPath(slug));
  const { name, picture, price } = product;
  const src = pictureUrl(context, picture);
  return page({
    title: name,
    brand: brandOf(context),
    body: html`${src === undefined ? '' : html`<img src="${src}" alt="${picture?.altText ?? name}" />`}
      <p>${new Money(context.settings.currency, 'en').format(price)}</p>`,
  });
}
