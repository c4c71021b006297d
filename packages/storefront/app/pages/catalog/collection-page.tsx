import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { storeRequest } from '../../store/store-request.ts';
import { CollectionHead } from './collection-head.tsx';
import { loadCollection } from './load-collection.ts';
import { loadList } from './load-list.ts';
import { ProductList } from './product-list.tsx';

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { collection, ...shown } = await loadCollection(context.get(storeRequest), params['slug']);
  return { ...shown, ...(await loadList(request, context, collection.id ?? undefined)) };
}

/** The products of one collection. */
export default function CollectionPage() {
  const { input, ...collection } = useLoaderData<typeof loader>();
  return (
    <>
      <CollectionHead {...collection} />
      <div className="mt-6">
        <ProductList input={input} />
      </div>
    </>
  );
}

export { CollectionError as ErrorBoundary } from './collection-head.tsx';
