import { isStoreError } from '../errors/store-error.ts';
import { type MemberCredentials, SESSION_ENDED } from './member-session.ts';

/** A session that the platform has ended lets nothing be sent. Signing in leaves it behind: what was not sent is tried again without it. */
export async function leavingEnded<T>(session: Pick<MemberCredentials, 'end'>, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isStoreError(error) || error.code !== SESSION_ENDED) throw error;
    await session.end();
    return work();
  }
}
