import { headerValue, KEY_HEADER, REASON_HEADER } from '../request-headers.ts';
import { clientWith, storeOf } from './data.ts';
import { sendLocal } from './local-actions.ts';
import { queryClient } from './query-client.ts';

export type KeyedStore = ReturnType<typeof keyedStore>;

/**
 * What a dialog writes with. The server makes each of these writes once per key, also if its answer is lost, and keeps
 * the reason with them.
 */
export function keyedStore(key: string, reason?: string | null) {
  const headers = { [KEY_HEADER]: key, ...(reason && { [REASON_HEADER]: headerValue(reason) }) };
  const client = clientWith(headers);
  return {
    key,
    ...storeOf(client),
    client,
    /** Runs an action of the local platform. */
    sendLocal: (name: string, input: object): Promise<void> => sendLocal(name, input, headers),
    /** Runs an action of the local platform, and reads again what it may have changed. */
    runLocal: async (name: string, input: object): Promise<void> => {
      await sendLocal(name, input, headers);
      await queryClient.invalidateQueries();
    },
  };
}
