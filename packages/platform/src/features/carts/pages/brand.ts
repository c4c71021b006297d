import type { Image } from 'storewire';
import type { Context } from '../../../kernel/context/context.ts';
import type { Brand } from '../../../kernel/pages/layout.ts';
import { STORED_MEDIA } from '../../../kernel/settings/stored-origin.ts';
import { files } from '../../media/stored-file.ts';
import { fileIdOf, filePath } from '../../media/urls.ts';
import { checkoutSettingsOf } from '../calls/checkout-settings.ts';

/** Name and logo of the shop. */
export const brandOf = (context: Context): Brand => ({
  name: context.settings.shopName,
  logo: pictureUrl(context, checkoutSettingsOf(context).checkoutBrand?.header?.logo?.image),
});

/** The URL of a picture as pages of the platform refer to it. Undefined if no browser can open it. */
export function pictureUrl({ db, origin }: Context, { id, url }: Partial<Image> = {}): string | undefined {
  const file = db.of(files).get(id ?? fileIdOf(url ?? ''));
  const path = file ? filePath(file) : (url ?? '').replace(STORED_MEDIA, '').replace(origin(), '');
  return /^(?:\/(?!\/)|https:)/.test(path) ? path : undefined;
}
