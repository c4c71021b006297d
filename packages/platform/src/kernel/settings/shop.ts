import { randomBytes } from 'node:crypto';
import type { Database } from '../store/database.ts';

/** What identifies the one shop of a platform, and the secrets with which programs act for its merchant. */
export interface Shop {
  /** Id of the OAuth client of the store front. */
  clientId: string;
  siteId: string;
  accountId: string;
  /** The user who owns the shop, as whom API keys act. */
  ownerId: string;
  /** The app that acts for the merchant, and its secret. */
  appId: string;
  /** Made for each data folder. */
  appSecret: string;
  instanceId: string;
  /** Made for each data folder. */
  apiKey: string;
}

/** The same ids for every platform, so that examples and configurations work with each. They are public. */
const SHOP_IDS: Omit<Shop, 'apiKey' | 'appSecret'> = {
  clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541',
  siteId: '2c8f1a94-6d3b-4e57-9b20-8f1e4c7a5d63',
  accountId: '5b1c7f20-3e94-4d68-a7b5-92d0e8c4f136',
  ownerId: '7d3e9a15-8c46-4b2f-b091-4e6f5a8d2c70',
  appId: 'c4a8e2f6-1d5b-4937-8e0c-b7f3a9d61524',
  instanceId: '8f2b6d04-9a7e-4c13-85d6-0e1f4b3c7a92',
};

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
