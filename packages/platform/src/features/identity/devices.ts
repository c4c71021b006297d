/**
 * Devices on which a member needs no second factor for a while: the browser of hosted pages, by a cookie, or
 * the visitor who made a call, as other sites send no cookies.
 */
import { randomBytes } from 'node:crypto';
import type { Context } from '../../kernel/context/context.ts';
import { DAY, findSecret, issueSecret, secretId } from '../members/secrets.ts';
import { cookieFor, sentCookie } from './cookies.ts';

const DEVICE_COOKIE = 'storewire-device';
const DEVICE_AGE = 30 * DAY;

/** Gives a browser its name, unless it has one. */
export const deviceCookie = (context: Context): string | undefined =>
  sentDeviceCookie(context) === undefined
    ? cookieFor(DEVICE_COOKIE, randomBytes(32).toString('base64url'), DEVICE_AGE)
    : undefined;

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

function deviceOf(context: Context, memberId: string): string | undefined {
  const { caller } = context;
  const device = sentDeviceCookie(context) ?? (caller.role === 'visitor' ? caller.id : undefined);
  return device === undefined ? undefined : `${memberId}|${device}`;
}

const sentDeviceCookie = (context: Context): string | undefined => sentCookie(context, DEVICE_COOKIE);
