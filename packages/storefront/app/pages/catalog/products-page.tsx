import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useText } from '../../text/text.tsx';
import { loadList } from './load-list.ts';
import { ListHead, ProductList } from './product-list.tsx';

export const loader = ({ request, context }: LoaderFunctionArgs) => loadList(request, context);

/** All products. */
export default function ProductsPage() {
  const { input } = useLoaderData<typeof loader>();
  const { catalog } = useText();
  return (
    <>
      <ListHead title={catalog.title} />
      <h1 className="mb-6 text-title">{catalog.title}</h1>
      <ProductList input={input} />
    </>
  );
}

export { RouteError as ErrorBoundary } from '../../routing/route-error.tsx';
