import type { Hono } from 'hono';
import type { Base } from '../../kernel/context/context.ts';
import { toFetchResponse } from '../http/message.ts';
import { jsonResponse } from '../http/respond.ts';

/**
 * Paths of a hosted site that are no calls of the contract. Templates of the platform request them for their pages, such
 * as astro/commerce and nextjs/commerce of headless-templates.
 */
export function addSitePaths(app: Hono, { clock }: Base): void {
  const respondWith = (status: number, body: object): Response =>
    toFetchResponse(jsonResponse({ status, body: JSON.stringify(body) }, clock.now()));
  app.get('/assets/scripts/v1/site-scripts', () => respondWith(200, { siteScripts: [] }));
  app.all('/wix-data/*', () => respondWith(404, NO_COLLECTION));
}

const DESCRIPTION = 'The local platform has no collections of data';

const NO_COLLECTION = {
  message: DESCRIPTION,
  details: { applicationError: { code: 'WDE0025', description: DESCRIPTION } },
};
