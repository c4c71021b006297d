/// <reference types="vite/client" />
/** The texts of a page in the browser: one file for each area of a language. */
import { use } from 'react';
import type { Text } from './en/index.ts';
import type { Language, LoadMissing } from './text.tsx';

/** A part of the dictionary, such as `cart`. */
export type TextArea = keyof Text;

/** What every page shows: the areas of `common.ts`. */
export const COMMON_AREAS: readonly TextArea[] = ['catalog', 'search', 'shell', 'states', 'system'];

const FILES = import.meta.glob<Partial<Text>>([
  './*/*.ts',
  '!./*/{catalog,index,search,shell,states,system}.ts',
]);

/** The file of an area, from the folder of the texts: `en/sign-in.ts`. */
export function fileOfArea(language: Language, area: TextArea): string {
  const name = COMMON_AREAS.includes(area)
    ? 'common'
    : area.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `${language}/${name}.ts`;
}

const loaded: Record<string, Partial<Text>> = {};
const loading: Record<string, Promise<Partial<Text>> | undefined> = {};

async function load(file: string): Promise<Partial<Text>> {
  try {
    const texts = (await FILES[`./${file}`]?.()) ?? {};
    loaded[file] = texts;
    return texts;
  } catch (error) {
    // the next component that needs it requests it again
    delete loading[file];
    throw error;
  }
}

/** Loads an area, once. */
export async function loadArea<Area extends TextArea>(language: Language, area: Area): Promise<Text[Area]> {
  const file = fileOfArea(language, area);
  loading[file] ??= load(file);
  return areaIn(await loading[file], area);
}

function areaIn<Area extends TextArea>(texts: Partial<Text>, area: Area): Text[Area] {
  const found = texts[area];
  if (!found) throw new Error(`There is no text ${area}`);
  return found;
}

/** Loads areas before a component needs them. Never rejects: that component reports the failure. */
export const loadAreas = (language: Language, areas: readonly TextArea[]): Promise<unknown> =>
  Promise.allSettled(areas.map((area) => loadArea(language, area)));

/** Returns a loader of the areas of a language. */
export const missingAreas =
  (language: Language): LoadMissing =>
  (areas) =>
    areas.every((area) => loaded[fileOfArea(language, area)])
      ? undefined
      : Promise.all(areas.map((area) => loadArea(language, area)));

/** The dictionary of a language. An area that is not loaded suspends the component that reads it. */
export const textInAreas = (language: Language): Text =>
  new Proxy({} as Text, {
    get(_target, area: TextArea) {
      const file = fileOfArea(language, area);
      loading[file] ??= load(file);
      return areaIn(loaded[file] ?? use(loading[file]), area);
    },
  });
