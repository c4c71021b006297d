import type { RouterContextProvider } from 'react-router';
import { queryProducts } from 'storewire/operations';
import { fallback } from 'storewire/react/server';
import { storeRequest } from '../../store/store-request.ts';
import { listInput, readPage } from './list-page.ts';

/** What a page with a list of products needs. `collection` is the id of the one whose products are listed. */
export async function loadList(
  request: Request,
  context: Readonly<RouterContextProvider>,
  collection?: string,
) {
  const { client, isNavigation } = context.get(storeRequest);
  const input = listInput(readPage(new URL(request.url).searchParams), collection);
  return { input, store: await fallback(client, [[queryProducts, input]], { wait: !isNavigation }) };
}
