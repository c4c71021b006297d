import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { connection } from 'next/server';
import { type ReactNode, Suspense } from 'react';
import type { StoreClient } from 'storewire';
import { Shop } from '../shop/shop';
import { openStore } from './backend';
import type { StoreData } from './reads';
import { SESSION_ENDED } from './session-ended';
import { origin } from './settings';

interface ShopPageProps {
  /** Reads what the page shows. Undefined responds with the page for 404. */
  read: (client: StoreClient) => Promise<StoreData | undefined>;
  children: ReactNode;
}

/** A page of the shop. A navigation shows the fallback at once, until the server has read the page. */
export const ShopPage = (props: ShopPageProps) => (
  <Suspense fallback={<p>Loading …</p>}>
    <ReadPage {...props} />
  </Suspense>
);

/** Reads with the session of the request. Nothing can be stored here: proxy.ts refreshes tokens before. */
async function ReadPage({ read, children }: ShopPageProps) {
  // the end of a token is compared with the clock, which a prefetch must not read
  await connection();
  const sent = new Headers(await headers());
  const { client, auth } = openStore(new Request(origin, { headers: sent }));
  const [store, { isSignedIn }] = await Promise.all([read(client), auth.session()]);
  if (!store) notFound();
  const hasEnded = sent.get(SESSION_ENDED) === 'true';
  return (
    <Shop store={store} isSignedIn={isSignedIn} hasEnded={hasEnded}>
      {children}
    </Shop>
  );
}
