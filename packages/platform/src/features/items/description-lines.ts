/** Lines that describe what was chosen of an item. */
import type { DescriptionLine } from 'storewire';

const MAX_NAME_LENGTH = 100;
const MAX_TEXT_LENGTH = 500;

type Texts = Readonly<Record<string, string>>;

const same = (text: string): { original: string; translated: string } => ({
  original: text,
  translated: text,
});

export function plainLine(name: string, text: string): DescriptionLine {
  return {
    lineType: 'PLAIN_TEXT',
    name: same(name.slice(0, MAX_NAME_LENGTH)),
    plainText: same(text.slice(0, MAX_TEXT_LENGTH)),
  };
}

export const colorLine = (name: string, text: string, code: string | undefined): DescriptionLine => ({
  lineType: 'COLOR',
  name: same(name),
  colorInfo: { ...same(text), ...(code && { code }) },
});

const textsIn = (value: unknown): Texts =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter(([, text]) => typeof text === 'string'))
    : {};

/** What `options` of a catalog reference has under `options`: choices by the names of options or modifiers. */
export const choicesIn = (options: unknown): Texts =>
  textsIn((options as { options?: unknown } | null | undefined)?.options);

/** The texts that a buyer has entered. */
export const customTextsIn = (options: unknown): Texts =>
  textsIn((options as { customTextFields?: unknown } | null | undefined)?.customTextFields);
