import { Window } from 'happy-dom';

/** A page with a cookie store of its own, and every line that was written to it. */
export function cookiePage(url = 'https://shop.example/cart') {
  const { document } = new Window({ url });
  const written: string[] = [];
  const watched = {
    location: { protocol: new URL(url).protocol } as Location,
    get cookie() {
      return document.cookie;
    },
    set cookie(line: string) {
      written.push(line);
      document.cookie = line;
    },
  };
  return { document: watched, written };
}
