/** Devices on which a member needs no second factor for a while: the visitor who makes a call names the device. */
import type { Context } from '../../kernel/context/context.ts';
import { DAY, findSecret, issueSecret, secretId } from '../members/secrets.ts';

const DEVICE_AGE = 30 * DAY;

/** Remembers the device for the member. Call it in a write. */
export function rememberDevice(context: Context, memberId: string): void {
  const device = deviceOf(context, memberId);
  if (device !== undefined) issueSecret(context, 'device', { memberId }, DEVICE_AGE, device);
}

/** Whether the member has confirmed a sign-in on this device, and chose to remember it. */
export function isRememberedDevice(context: Context, memberId: string): boolean {
  const device = deviceOf(context, memberId);
  return device !== undefined && findSecret(context, 'device', secretId('device', device)) !== undefined;
}

const deviceOf = ({ caller }: Context, memberId: string): string | undefined =>
  caller.role === 'visitor' ? `${memberId}|${caller.id}` : undefined;
