import type { Tokens } from 'storewire';
import { HOUR_SECONDS } from 'storewire-dev-kit/time';

/** Tokens of a member, as a sign-in would bring them. A negative life is that of an expired access token. */
export const tokensOf = (name: string, seconds = 4 * HOUR_SECONDS): Tokens => ({
  accessToken: { value: `access-${name}`, expiresAt: Math.floor(Date.now() / 1000) + seconds },
  refreshToken: { value: `refresh-${name}`, role: 'member' },
});
