import { hideSecrets } from '../core/hide.ts';

/** Writes a value. Libraries hang what they were to write onto their errors, and servers quote it, so that only the message of a failure comes out. */
export async function writeQuietly(value: string, write: () => unknown): Promise<void> {
  try {
    await write();
  } catch (error) {
    // Redis quotes a part of what it was sent
    const [message = ''] = (error instanceof Error ? error.message : 'The storage has failed').split(', with args beginning with');
    throw new Error(hideSecrets(message, [value]));
  }
}
