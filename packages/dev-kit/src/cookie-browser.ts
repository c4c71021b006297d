/** A browser: keeps cookies, and applies those of responses in the order of their arrival. */
export function openBrowser(shopUrl: string, cookie = '') {
  const cookies = new Map(
    cookie.split('; ').map((pair) => [pair.split('=', 1)[0] ?? '', pair.slice(pair.indexOf('=') + 1)]),
  );
  cookies.delete('');
  const header = (): string => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return {
    header,
    cookies,
    async fetch(path: string, init: RequestInit = {}, sent = header()): Promise<Response> {
      const own = { 'sec-fetch-site': 'same-origin', cookie: sent };
      const headers = { ...(init.headers as Record<string, string> | undefined), ...own };
      const response = await fetch(shopUrl + path, { ...init, headers });
      for (const line of response.headers.getSetCookie()) {
        const [pair = ''] = line.split(';', 1);
        const name = pair.slice(0, pair.indexOf('='));
        if (line.includes('Max-Age=0')) cookies.delete(name);
        else cookies.set(name, pair.slice(name.length + 1));
      }
      return response;
    },
  };
}
