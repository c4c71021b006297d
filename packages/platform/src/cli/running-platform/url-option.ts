/** The URL that an option names, with or without `http://`. Throws an `Error` that names the option. */
export function urlOf(text: string, option: string): URL {
  const url = URL.parse(/^https?:\/\//.test(text) ? text : `http://${text}`);
  if (!url) throw new Error(`${option} must be a URL, such as localhost:3000, not ${text}`);
  if (url.username !== '' || url.password !== '')
    throw new Error(`${option} must be a URL without user and password`);
  return url;
}
