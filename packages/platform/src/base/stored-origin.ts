/**
 * The origin of URLs of the platform in stored items, such as those of files. Responses have the origin of
 * the platform instead, which may listen on another port the next time.
 */
export const STORED_ORIGIN = 'https://media.storewire.invalid';

/** Text of a response, event or page with the origin of the platform. */
export const withOrigin = (text: string, origin: string): string => text.replaceAll(STORED_ORIGIN, origin);
