/** The contrast of texts. Axe takes most of its time for it, and most texts look like one that it has checked. */
import type { Page } from 'playwright-core';
import { violationsIn } from 'storewire-dev-kit/axe';

/** Where `Page.emulateMedia` changes colors. */
const LOOKS = (['none', 'active'] as const).flatMap((forcedColors) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ colorScheme, forcedColors })),
);

/** Kinds of texts that are readable in all looks. */
const checked = new Set<string>();

/** What axe finds in all looks about the texts of a page that are of no kind before. */
export async function contrastViolationsOf(page: Page): Promise<string[]> {
  const kinds = await page.evaluate(collectTexts);
  const isNew = kinds.map((kind) => !checked.has(kind));
  if (!isNew.includes(true)) return [];
  const part = `{ include: textsToCheck.filter((_, index) => ${JSON.stringify(isNew)}[index]).flat() }`;
  const found: string[] = [];
  for (const look of LOOKS) {
    await page.emulateMedia(look);
    const violations = await violationsIn(page, part, { runOnly: ['color-contrast'] });
    found.push(...violations.map((violation) => `${Object.values(look)}: ${violation}`));
  }
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  // each page with a text that is not readable is named
  if (found.length === 0) for (const kind of kinds) checked.add(kind);
  return found;
}

/**
 * Runs in the page. Keeps some texts of each kind in `textsToCheck`, since axe cannot measure the contrast of one that is
 * partly covered. Returns the kinds: classes and computed colors of the element and of all around it.
 */
function collectTexts(): string[] {
  const MAX_OF_A_KIND = 3;
  const surroundings = new Map<Element, string>();
  const surroundingsOf = (element: Element | null): string => {
    if (!element) return '';
    const known = surroundings.get(element);
    if (known !== undefined) return known;
    const style = getComputedStyle(element);
    const { backgroundColor, backgroundImage, opacity, position, filter, mixBlendMode, visibility } = style;
    const own = [backgroundColor, backgroundImage, opacity, position, filter, mixBlendMode, visibility];
    const all = `${surroundingsOf(element.parentElement)}>${element.localName}.${element.className} ${own}`;
    surroundings.set(element, all);
    return all;
  };
  const kinds = new Map<string, Element[]>();
  const add = (element: Element): void => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const state = element.matches(':disabled, [aria-disabled=true]');
    const kind = [surroundingsOf(element), color, fontSize, fontWeight, textShadow, state].join(' ');
    const same = kinds.get(kind);
    if (!same) kinds.set(kind, [element]);
    else if (same.length < MAX_OF_A_KIND) same.push(element);
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement, nodeValue } = texts.currentNode as Text;
    if (parentElement?.checkVisibility() && nodeValue?.trim()) add(parentElement);
  }
  for (const field of document.querySelectorAll('input, select, textarea'))
    if (field.checkVisibility()) add(field);
  Object.assign(globalThis, { textsToCheck: [...kinds.values()] });
  return [...kinds.keys()];
}
