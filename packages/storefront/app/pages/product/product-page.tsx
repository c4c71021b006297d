import { useEffect, useEffectEvent } from 'react';
import { data, redirect } from 'react-router';
import { addLineItemsToCurrentCartV2, queryProductVariants } from 'storewire/operations';
import { createServerReads } from 'storewire/react/server';
import { Badge } from '../../components/badge.tsx';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { offerOf, track } from '../../features/analytics/track.ts';
import { requestNotification } from '../../features/back-in-stock/request-notification.ts';
import { FavoriteButton } from '../../features/favorites/favorite-button.tsx';
import { ViewedBefore } from '../../features/favorites/recently-viewed.tsx';
import { recommendedWith } from '../../features/recommendations/read-recommended.ts';
import { Recommendations } from '../../features/recommendations/recommendations.tsx';
import { Reviews } from '../../features/reviews/lazy-reviews.tsx';
import { ownReviewOf } from '../../features/reviews/own-review.ts';
import { RatingLink } from '../../features/reviews/rating.tsx';
import { ratingOf, structuredRating } from '../../features/reviews/rating-summary.ts';
import { firstReviews } from '../../features/reviews/read-reviews.ts';
import { orNull } from '../../routing/deferred.ts';
import { handleForm } from '../../routing/handle-form.ts';
import { BreadcrumbData, JsonLd } from '../../routing/json-ld.tsx';
import { PageHead } from '../../routing/page-head.tsx';
import { languageOfPath, usePaths } from '../../routing/paths.ts';
import { FailedRead, RouteError } from '../../routing/route-error.tsx';
import { trailTo } from '../../shop/catalog/collections.ts';
import { toFailure } from '../../store/failure.ts';
import { listedProduct, type ShopSelection } from '../../store/product/product.ts';
import { storeRequest } from '../../store/store-request.ts';
import { languageOf } from '../../text/languages.ts';
import { CatalogText, useText } from '../../text/text.tsx';
import type { Route } from './+types/product-page';
import { addFailure, readAddition } from './buy-entries.ts';
import { BuyForm } from './buy-form.tsx';
import { Gallery } from './gallery.tsx';
import { OfferDetails } from './offer-details.tsx';
import { ProductFacts, ProductTexts } from './product-texts.tsx';
import { productArrival, readOffer, readTexts } from './read-offer.ts';
import { neighborsInput, useSelection } from './selection.tsx';
import { structuredData } from './structured-data.ts';

export async function loader({ url: { searchParams, pathname }, params, context }: Route.LoaderArgs) {
  const store = context.get(storeRequest);
  const { client, isNavigation } = store;
  const { read, props } = createServerReads(client);
  const choices = Object.fromEntries(searchParams);
  const offer = await readOffer(store, params.product, choices, read).catch(toFailure);
  if ('details' in offer)
    return data({ failure: offer, shown: undefined, store: await props() }, offer.details.status ?? 503);
  const { product, chosen } = offer;
  const { id } = product;
  const rating = orNull(ratingOf(id, store));
  const ownReview = orNull(ownReviewOf(id, store));
  const recommended = orNull(recommendedWith(product, store));
  const reviews = firstReviews(id, searchParams, store);
  const [collections, { selection, variants }] = await Promise.all([
    store.index().then(
      (index) => index.collections,
      () => [],
    ),
    chosen.then(async (found) => {
      const { options, choices } = found.selection;
      // as the fields of the options read them
      const neighbors = found.error
        ? []
        : options.map(({ name }) => neighborsInput(product.source, choices, name));
      await Promise.allSettled(neighbors.map((each) => each && read(queryProductVariants, each)));
      return found;
    }),
  ]);
  const { texts, paragraphs } = readTexts(product);
  const url = store.settings.origin + pathname;
  const { sessionId, fallback: known } = await props();
  return {
    failure: undefined,
    store: {
      sessionId,
      fallback: {
        ...known,
        ...(await reviews),
      },
    },
    shown: {
      product: { ...listedProduct(product), media: product.media, source: product.source },
      texts,
      /** The collections above the product. */
      trail: trailTo(product, collections),
      arrival: productArrival(product, languageOf(languageOfPath(pathname)).locale),
      /** For search engines, which read documents only. */
      facts: isNavigation
        ? undefined
        : {
            ...structuredData({ product, paragraphs, selection, variants, url }),
            ...structuredRating(await rating),
          },
      // a navigation does not wait for them
      rating: isNavigation ? rating : await rating,
      ownReview: isNavigation ? ownReview : await ownReview,
      recommended: isNavigation ? recommended : await recommended,
    },
  };
}

/** Whether a form has a choice that the product no longer has: in its place, another one would be bought. */
const hasOtherChoice = (form: FormData, { options }: Pick<ShopSelection, 'options'>): boolean =>
  options.some(({ name, choices }) => {
    const chosen = choices.find(({ isChosen }) => isChosen)?.name ?? '';
    return form.has(name) && !form.getAll(name).includes(chosen);
  });

/** Adds to the cart without JavaScript, and asks for an email when a variant is back. */
export const action = (args: Route.ActionArgs) =>
  handleForm(args, {
    add: async ({ store, form, text, paths }) => {
      const { client, fail } = store;
      const choices = Object.fromEntries(form);
      const { chosen } = await readOffer(store, args.params.product, choices).catch(fail);
      const { selection, error } = await chosen;
      if (error) return addFailure(error, text);
      if (selection.availability === 'notMade' || hasOtherChoice(form, selection))
        return { problem: text.product.notMade };
      const { problems, item } = readAddition(form, selection, text);
      if (problems) return { problems };
      try {
        await addLineItemsToCurrentCartV2(client, { catalogItems: [item] });
      } catch (error) {
        return addFailure(error, text);
      }
      throw redirect(paths.cart, 303);
    },

    notify: (submission) => requestNotification(submission, args.params.product),
  });

/** The page itself reads the variants of another selection. */
export { keepOnQuery as shouldRevalidate } from '../../routing/keep-on-query.ts';

export default function ProductPage({ loaderData: { shown, failure } }: Route.ComponentProps) {
  const { product: texts } = useText();
  if (shown) return <ShownProduct key={shown.product.id} {...shown} />;
  return (
    <>
      <PageHead title={texts.failed} isIndexed={false} />
      <FailedRead level="h1" title={texts.failed} failure={failure} />
    </>
  );
}

type Shown = NonNullable<Route.ComponentProps['loaderData']['shown']>;

function ShownProduct(shown: Shown) {
  const { product, texts, facts } = shown;
  const { catalog } = useText();
  const paths = usePaths();
  const { name } = product;
  const trail = [
    { label: catalog.title, to: paths.products },
    ...shown.trail.map((above) => ({ label: above.name, to: paths.collection(above.slug) })),
    { label: name },
  ];
  return (
    <>
      <PageHead title={name} description={texts.summary} image={product.pictures[0]} />
      {facts ? <JsonLd facts={facts} /> : null}
      <BreadcrumbData items={trail} />
      <div className="mb-2">
        <Breadcrumb items={trail} />
      </div>
      <Offer {...shown} />
      <Recommendations products={shown.recommended} />
      <Reviews product={product} rating={shown.rating} own={shown.ownReview} />
      <ViewedBefore product={product} />
    </>
  );
}

/** Pictures, price, options and texts of what is chosen, and the form that buys it. */
function Offer({ product, texts, arrival, ...shown }: Shown) {
  const selection = useSelection(product);
  const trackView = useEffectEvent(() => track({ event: 'view_item', ...offerOf(product, selection, 1) }));
  useEffect(() => trackView(), []);
  return (
    <div className="grid gap-x-[clamp(1.5rem,5vw,5rem)] gap-y-5 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:items-start">
      <Gallery product={product} lead={selection.medium?.id} />
      <div className="flex min-w-0 flex-col gap-5">
        <div className="flex flex-col gap-3">
          {product.ribbon ? (
            <p>
              <Badge look="ribbon">
                <CatalogText>{product.ribbon}</CatalogText>
              </Badge>
            </p>
          ) : null}
          <h1 className="text-title">
            <CatalogText>{product.name}</CatalogText>
          </h1>
          <RatingLink rating={shown.rating} />
          <OfferDetails product={product} selection={selection} />
        </div>
        <BuyForm product={product} selection={selection} />
        <ProductFacts
          facts={texts.facts}
          arrival={selection.availability === 'available' ? arrival : undefined}
          sku={selection.sku}
        />
        <FavoriteButton product={product} />
        <ProductTexts product={product} texts={texts} />
      </div>
    </div>
  );
}

export function ErrorBoundary() {
  const { product } = useText();
  return <RouteError missing={{ title: product.missing, text: product.missingText }} />;
}

export { sendForm as clientAction } from '../../routing/send-form.ts';
