import { appendFile, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ReceiveWithdrawal } from '../app/store/withdrawal.ts';

/**
 * Receives withdrawals from contracts. No call of the platform takes them, so each one becomes a line of a file, in
 * JSON. Replace this with what your shop needs: the law also requires an email that confirms the receipt, with the
 * statement and its time.
 */
export const storeWithdrawals =
  (file: string): ReceiveWithdrawal =>
  async (withdrawal) => {
    await mkdir(dirname(file), { recursive: true });
    await appendFile(file, `${JSON.stringify(withdrawal)}\n`, { mode: 0o600 });
  };
