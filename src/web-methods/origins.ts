import type { Headers } from '../core/credentials.ts';
import { checkOrigins } from '../core/host.ts';

/** Headers that let pages of other origins call and read. Never `*`: only origins that are named. */
export function crossOrigin(origins: readonly string[]): (request: Request) => Headers {
  const allowed = checkOrigins('origins', origins);
  return ({ method, headers }): Headers => {
    const origin = headers.get('origin');
    if (allowed.size === 0) return {};
    if (origin === null || !allowed.has(origin)) return { vary: 'origin' };
    const answer = { vary: 'origin', 'access-control-allow-origin': origin, 'access-control-expose-headers': 'x-wix-request-id' };
    if (method !== 'OPTIONS') return answer;
    return {
      ...answer,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': headers.get('access-control-request-headers') ?? 'authorization, content-type',
      'access-control-max-age': '600',
    };
  };
}
