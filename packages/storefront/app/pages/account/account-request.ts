/** What loaders and actions of the account have in common. For the server only. */
import { data, type MiddlewareFunction, redirect } from 'react-router';
import type { Member, StoreClient } from 'storewire';
import { getMyMember } from 'storewire/operations';
import type { Deferred } from '../../routing/deferred.ts';
import { languageOfPath, pathsIn } from '../../routing/paths.ts';
import { type Failure, toFailure } from '../../store/failure.ts';
import { type StoreRequest, storeRequest } from '../../store/store-request.ts';

/** What a page has read, or why it could not. */
export type Read<Value> = { value: Value; failure?: undefined } | { value?: never; failure: Failure };

/** Visitors sign in first, and then come back. */
export const requireMember: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { auth } = context.get(storeRequest);
  const { isSignedIn } = await auth.session();
  const { pathname, search } = new URL(request.url);
  if (!isSignedIn) {
    const { signIn } = pathsIn(languageOfPath(pathname));
    throw redirect(`${signIn}?${new URLSearchParams({ returnTo: pathname + search })}`);
  }
  return next();
};

/** The signed-in member with everything that members know of themselves. */
export async function readMember(client: StoreClient): Promise<Member> {
  const { member } = await getMyMember(client, { fieldsets: ['FULL'] });
  return member;
}

/** A read for a page: complete in a document, and a promise in a navigation, whose page shows a skeleton. */
export async function pageRead<Value>({ isNavigation }: StoreRequest, read: Promise<Value>) {
  const settled = read.then(
    (value): Read<Value> => ({ value }),
    (error: unknown): Read<Value> => ({ failure: toFailure(error) }),
  );
  const answer = (result: Deferred<Read<Value>>, status = 200) => data({ read: result }, { status });
  if (isNavigation) return answer(settled);
  const result = await settled;
  return answer(result, result.failure ? (result.failure.details.status ?? 503) : 200);
}
