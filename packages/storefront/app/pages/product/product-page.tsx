import { data, useRevalidator } from 'react-router';
import {
  type Product,
  type ProductSelection,
  type ProductVariant,
  selectVariant,
  variantsInput,
} from 'storewire';
import { queryProducts, queryProductVariants } from 'storewire/operations';
import { createServerReads, type ServerReads } from 'storewire/react/server';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { PageHead } from '../../routing/page-head.tsx';
import { languageOfPath } from '../../routing/paths.ts';
import { RouteError } from '../../routing/route-error.tsx';
import { readForProduct, shopFeatures } from '../../slots/feature.ts';
import { errorOf, toFailure } from '../../store/failure.ts';
import { storeRequest } from '../../store/store-request.ts';
import { useText } from '../../text/text.tsx';
import { trailTo } from '../catalog/menu.ts';
import { productInput } from '../catalog/product-input.ts';
import type { Route } from './+types/product-page';
import { neighborsInput } from './option-fields.tsx';
import { arrivalOf } from './product-facts.tsx';
import { ProductView } from './product-view.tsx';
import { readTexts } from './read-texts.ts';
import { structuredData } from './structured-data.ts';

export { productAction as action } from './product-action.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const store = context.get(storeRequest);
  const { read, props } = createServerReads(store.client);
  const found = await queryProducts(store.client, productInput(params.product)).catch(toFailure);
  if ('details' in found)
    return data({ store: await props(), failure: found, product: undefined }, found.details.status ?? 503);
  const product = found.products?.[0];
  if (!product) throw data(null, 404);
  const { searchParams: search, pathname } = new URL(request.url);
  const language = languageOfPath(pathname);
  const [ofFeatures, collections, { selection, variants }] = await Promise.all([
    readForProduct(context.get(shopFeatures), { product, search, language, store }),
    store.catalog().then(
      (index) => index.collections,
      () => [],
    ),
    readVariants(product, search, read).catch(() => ({ selection: selectVariant(product), variants: [] })),
  ]);
  const { sessionId, fallback } = await props();
  const { texts, paragraphs } = readTexts(product);
  const known = { texts, trail: trailTo(product, collections), arrival: arrivalOf(product, new Date()) };
  return {
    store: { sessionId, fallback: { ...fallback, ...ofFeatures.fallback } },
    failure: undefined,
    product,
    data: ofFeatures.data,
    extras: store.isNavigation
      ? known
      : {
          ...known,
          facts: structuredData({
            product,
            paragraphs,
            selection,
            variants,
            rating: (await ofFeatures.data.rating) ?? null,
            url: store.settings.origin + pathname,
          }),
        },
  };
}

/** Reads the variants of the selection, as `useProductSelection` and the options do. */
async function readVariants(
  product: Product,
  search: URLSearchParams,
  read: ServerReads['read'],
): Promise<{ selection: ProductSelection; variants: readonly ProductVariant[] }> {
  const wanted = Object.fromEntries(search);
  const input = variantsInput(product, wanted);
  const fitting = input ? await read(queryProductVariants, input) : undefined;
  const variants = fitting?.variants;
  const selection = selectVariant(product, wanted, variants);
  const { options, choices } = selection;
  const neighbors = options.map(({ name }) => neighborsInput(product, choices, name));
  await Promise.all(neighbors.map((each) => each && read(queryProductVariants, each)));
  return { selection, variants: variants ?? [] };
}

/** The page itself reads the variants of another selection. */
export { keepOnQuery as shouldRevalidate } from '../../routing/keep-on-query.ts';

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product: texts } = useText();
  const { revalidate, state } = useRevalidator();
  const { failure, product } = loaderData;
  if (product)
    return (
      <ProductView key={product.id} product={product} extras={loaderData.extras} data={loaderData.data} />
    );
  return (
    <>
      <PageHead title={texts.failed} isIndexed={false} />
      <ErrorNotice
        level="h1"
        title={texts.failed}
        error={errorOf(failure)}
        onRetry={() => void revalidate()}
        isRetrying={state === 'loading'}
      />
    </>
  );
}

export function ErrorBoundary() {
  const { product } = useText();
  return <RouteError missing={{ title: product.missing, text: product.missingText }} />;
}

export { sendForm as clientAction } from '../../form/send-form.ts';
