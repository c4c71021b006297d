import type { Language } from '../../../../kernel/values/language.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { he } from './he.ts';
import type { Problem, PurchaseTexts } from './purchase-texts.ts';

export type { Problem, PurchaseTexts } from './purchase-texts.ts';

const TEXTS: Readonly<Record<Language, PurchaseTexts>> = { en, de, he };

export const purchaseTexts = (language: Language): PurchaseTexts => TEXTS[language];

/** Whether a code names a problem that the pages have a text for. */
export const isProblem = (code: string): code is Problem => Object.hasOwn(en.problems, code);
