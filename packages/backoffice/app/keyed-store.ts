import { KEY_HEADER } from '../request-headers.ts';
import { clientWith, queryClient, storeOf } from './data.ts';
import { sendLocal } from './local-actions.ts';

export type KeyedStore = ReturnType<typeof keyedStore>;

/** What a dialog writes with. The server makes each of these writes once per key, also if its answer is lost. */
export function keyedStore(key: string) {
  const headers = { [KEY_HEADER]: key };
  const client = clientWith(headers);
  return {
    ...storeOf(client),
    client,
    /** Runs an action of the local platform. */
    sendLocal: (name: string, input: object, reason?: string | null): Promise<void> =>
      sendLocal(name, input, { reason, headers }),
    /** Runs an action of the local platform, and reads again what it may have changed. */
    runLocal: async (name: string, input: object): Promise<void> => {
      await sendLocal(name, input, { headers });
      await queryClient.invalidateQueries();
    },
  };
}
