/** What the server of the store front does for the recording of pages. */
import type { StoreFrontSettings } from '../../store/settings.ts';

type Policy = Record<'script-src' | 'img-src' | 'connect-src', string[]>;

/** The script is loaded, and sends to its own origin and to others. */
export function allowAnalytics(policy: Policy, { analytics }: Pick<StoreFrontSettings, 'analytics'>): void {
  if (!analytics) return;
  const { origin } = new URL(analytics.script);
  policy['script-src'].push(origin);
  policy['img-src'].push(origin, ...analytics.origins);
  policy['connect-src'].push(origin, ...analytics.origins);
}
