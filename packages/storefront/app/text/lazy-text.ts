import { use } from 'react';
import type { Language } from './languages.ts';
import { useTextOfPage } from './text.tsx';

/**
 * Makes a hook that returns texts of a folder `lazy-text`, which only the pages load that show them. The first
 * component that needs them suspends until they are here; the server names their file in the headers of the page.
 */
export function lazyText<Texts>(files: Readonly<Record<string, () => Promise<Texts>>>): () => Texts {
  const loads = new Map<Language, Promise<Texts>>();
  const load = (language: Language, path: string): Promise<Texts> => {
    const known = loads.get(language);
    if (known) return known;
    const texts = files[path]?.() ?? Promise.reject(new Error(`There are no texts in ${path}`));
    loads.set(language, texts);
    // a page that could not load them tries again
    texts.catch(() => loads.delete(language));
    return texts;
  };
  const paths = Object.keys(files);
  return () => {
    const { language, shown } = useTextOfPage();
    const path =
      paths.find((file) => file.endsWith(`/${language.code}.ts`)) ?? `the language ${language.code}`;
    shown?.add(path);
    return use(load(language.code, path));
  };
}
