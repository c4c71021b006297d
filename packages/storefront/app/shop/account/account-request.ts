/** What loaders and actions of the account have in common. For the server only. */
import { data, type MiddlewareFunction, redirect } from 'react-router';
import type { Member, StoreClient } from 'storewire';
import { getMyMember } from 'storewire/operations';
import type { Deferred } from '../../routing/deferred.ts';
import { languageOfPath, pathsIn } from '../../routing/paths.ts';
import { type Failure, sessionEnded, toFailure } from '../../store/failure.ts';
import { type StoreRequest, storeRequest } from '../../store/store-request.ts';

/** What a page has read, or why it could not. */
export type Read<Value> = { value: Value; failure?: undefined } | { value?: never; failure: Failure };

/** Visitors sign in first, and then come back. So does a member whose session a read has found ended. */
export const requireMember: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const { auth } = context.get(storeRequest);
  const { pathname, search } = url;
  const requireSession = async (): Promise<void> => {
    const { isSignedIn } = await auth.session();
    if (isSignedIn) return;
    const { signIn } = pathsIn(languageOfPath(pathname));
    throw redirect(`${signIn}?${new URLSearchParams({ returnTo: pathname + search })}`);
  };
  await requireSession();
  const response = await next();
  // the page of a form keeps its entries, and an action may sign out
  if (request.method === 'GET') await requireSession();
  return response;
};

/** The signed-in member with everything that members know of themselves. */
export async function readMember(client: StoreClient): Promise<Member> {
  const { member } = await getMyMember(client, { fieldsets: ['FULL'] });
  return member;
}

/** The failure of a call of a member. A session that has ended is the reason of all that visitors may not do. */
async function memberFailure({ auth }: StoreRequest, error: unknown): Promise<Failure> {
  const failure = toFailure(error);
  const { isSignedIn } = await auth.session();
  return isSignedIn ? failure : sessionEnded(failure);
}

/** A read for a page: complete in a document, and a promise in a navigation, whose page shows a skeleton. */
export async function pageRead<Value>(store: StoreRequest, read: Promise<Value>) {
  const { isNavigation } = store;
  const settled = read.then(
    (value): Read<Value> => ({ value }),
    async (error: unknown): Promise<Read<Value>> => ({ failure: await memberFailure(store, error) }),
  );
  const answer = (result: Deferred<Read<Value>>, status = 200) => data({ read: result }, { status });
  if (isNavigation) return answer(settled);
  const result = await settled;
  return answer(result, result.failure ? (result.failure.details.status ?? 503) : 200);
}
