/** The shop of a data folder. */
import { randomBytes } from 'node:crypto';
import type { Database } from '../store/database.ts';
import { SHOP_IDS, type Shop } from './shop.ts';

/**
 * The shop with its secrets, which are made at the first start: who guesses them acts for the merchant. A copy
 * of another shop gets its own.
 */
export function shopOf(db: Database): Shop {
  const secret = (name: string): string => {
    const kept = db.isCopy ? undefined : db.meta(name);
    if (kept !== undefined) return kept;
    const made = randomBytes(24).toString('hex');
    db.setMeta(name, made);
    return made;
  };
  return { ...SHOP_IDS, apiKey: secret('apiKey'), appSecret: secret('appSecret') };
}
