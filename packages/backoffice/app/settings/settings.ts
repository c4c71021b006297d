/** Every checkout setting of the contract, as pages show and compare them. */
import { get, set } from 'react-hook-form';
import type { CheckoutSettings, Image, UpdateCheckoutSettingsInput } from 'storewire';
import type { Setting } from '../../checkout-settings.ts';
import type { EditedField } from '../components/use-conflict.tsx';
import { wordsOfName } from '../components/words.ts';

/** What the build has read from the contract. */
declare const CHECKOUT_SETTINGS: readonly Setting[];

/** The dotted name of a group in words: `checkoutBrand.header.logo` is "Brand: header: logo". */
const groupOf = (path: string): string => {
  const words = path
    .replace(/^checkout/, '')
    .split('.')
    .slice(0, -1)
    .map(wordsOfName);
  return words.map((word, index) => (index > 0 ? word.toLowerCase() : word)).join(': ') || 'General';
};

/** The settings by group, in the order of the contract. */
export const GROUPS: ReadonlyMap<string, readonly Setting[]> = Map.groupBy(CHECKOUT_SETTINGS, ({ path }) =>
  groupOf(path),
);

/** The name of a setting. That of a switch says what it does when it is on. */
export function labelOf({ path, kind, description }: Setting): string {
  if (kind !== 'switch') return wordsOfName((path.split('.').at(-1) ?? '').replace(/^checkout/, ''));
  const [sentence = ''] = description.replace(/^Whether /, '').split(/\.(?:\s|$)/);
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** What the contract says of a setting, with the names of others in words. */
export const helpOf = ({ description }: Setting): string =>
  description
    .replaceAll(/`([a-z]\w*)`/gi, (_quoted, name: string) => wordsOfName(name).toLowerCase())
    .replaceAll('`', '');

/** A background is a color or a picture: they are one value, since each replaces the other. */
const valuePath = (path: string): string => path.replace(/(ackgroundFill)\..*/, '$1');

/** The values with their names, for the question which of two versions to keep. */
export const FIELDS: readonly EditedField[] = [
  ...new Map(
    CHECKOUT_SETTINGS.map((setting) => {
      const source = valuePath(setting.path);
      const group = groupOf(setting.path);
      const label = source === setting.path ? `${group}: ${labelOf(setting)}` : group;
      return [source, { source, label, read: (settings: object) => settingIn(settings, source) }];
    }),
  ).values(),
];

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

/** The settings that differ from those that were read. Only these are sent: the changes of others stay. */
export function changedSettings(before: CheckoutSettings, values: object): UpdateCheckoutSettingsInput {
  const checkoutSettings = {};
  const changed = FIELDS.map(({ source }) => source).filter(
    (path) => comparable(settingIn(values, path)) !== comparable(settingIn(before, path)),
  );
  for (const path of changed) set(checkoutSettings, path, settingIn(values, path));
  return { checkoutSettings, fieldMask: changed.join(',') };
}
