import { get, set } from 'react-hook-form';
import type { CheckoutSettings, Image, UpdateCheckoutSettingsInput } from 'storewire';
import { SETTINGS } from './settings-table.ts';

/** A background is a color or a picture: they are one value, since each replaces the other. */
const VALUES = new Set(Object.keys(SETTINGS).map((path) => path.replace(/(ackgroundFill)\..*/, '$1')));

/** What can be written of a picture. */
function writable(image: Image | null | undefined): Image | undefined {
  if (!image?.id) return undefined;
  const { id, url, altText, focalPoint } = image;
  return { id, url, altText, focalPoint } as Image;
}

function settingIn(settings: object, path: string): unknown {
  const value: unknown = get(settings, path);
  if (path.endsWith('.image')) return writable(value as Image);
  if (!path.endsWith('ackgroundFill')) return value;
  const { color, image } = (value ?? {}) as { color?: string | null; image?: Image };
  return { color: color ?? undefined, image: writable(image) };
}

/** Forms have null where there is no value. A switch that was never used is off. */
const comparable = (value: unknown): string => JSON.stringify(value === false ? null : (value ?? null));

/** Each value, under its path. */
export const settingValues = (settings: object): { [path: string]: unknown } =>
  Object.fromEntries([...VALUES].map((path) => [path, settingIn(settings, path) ?? null]));

/** The settings that differ from those that were read. Only these are sent: the changes of others stay. */
export function changedSettings(before: CheckoutSettings, values: object): UpdateCheckoutSettingsInput {
  const checkoutSettings = {};
  const fieldMask = [...VALUES].filter(
    (path) => comparable(settingIn(values, path)) !== comparable(settingIn(before, path)),
  );
  for (const path of fieldMask) set(checkoutSettings, path, settingIn(values, path));
  return { checkoutSettings, fieldMask };
}
