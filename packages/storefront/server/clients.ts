import { apiKey, createTransport, type Transport, visitor } from 'storewire';
import type { StoreFrontSettings } from '../app/store/settings.ts';
import { PAGE_DEADLINE_MS } from './settings.ts';

/** Makes calls of the merchant. Undefined if the store front has no API key. */
export function merchantClient({ apiKey: key, siteId, storeUrl }: StoreFrontSettings): Transport | undefined {
  return key === undefined
    ? undefined
    : createTransport({ auth: apiKey({ key, siteId }), baseUrl: storeUrl, deadlineMs: PAGE_DEADLINE_MS });
}

/** Makes calls for the server itself, as a visitor. */
export const visitorClient = ({ clientId, storeUrl }: StoreFrontSettings): Transport =>
  createTransport({ auth: visitor({ clientId }), baseUrl: storeUrl, deadlineMs: PAGE_DEADLINE_MS });
