import type { Settings } from './settings.ts';

/**
 * The origin of URLs of the platform in stored items, such as those of videos. Responses have the origin of
 * the platform instead, which may listen on another port the next time.
 */
export const STORED_ORIGIN = 'https://platform.storewire.invalid';

/** The origin of pictures in stored items. Responses have `settings.mediaHost` instead, or that of the platform. */
export const STORED_MEDIA = 'https://media.storewire.invalid';

/** The URL of the store front in stored items. Responses have `settings.storeUrl` instead. */
export const STORED_STORE = 'https://store.storewire.invalid';

/** The path of the page of a product, at the store front and at the platform. */
export const productPath = (slug: string): string => `/product-page/${encodeURIComponent(slug)}`;

/** What URLs in responses begin with. */
export interface Origins {
  /** Origin of the platform. */
  platform: string;
  /** URL of the store front, without a slash at its end. That of the platform if it is unknown. */
  store: string;
  /** Origin of pictures. That of the platform unless a host is set. */
  media: string;
}

export function originsOf({
  origin,
  settings,
}: {
  origin: () => string;
  settings: Pick<Settings, 'storeUrl' | 'mediaHost'>;
}): Origins {
  const platform = origin();
  const { storeUrl, mediaHost } = settings;
  return {
    platform,
    store: storeUrl.replace(/\/+$/, '') || platform,
    media: mediaHost ? `https://${mediaHost}` : platform,
  };
}

/** JSON of a response with the URLs of the moment. */
export const withOrigins = (json: string, { platform, store, media }: Origins): string =>
  // functions, because a `$` in the replacement is not text
  json
    .replaceAll(STORED_ORIGIN, () => inJson(platform))
    .replaceAll(STORED_MEDIA, () => inJson(media))
    .replaceAll(STORED_STORE, () => inJson(store));

const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);
