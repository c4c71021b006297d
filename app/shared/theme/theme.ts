/** Light, dark, or the setting of the system. */
export type Theme = 'light' | 'dark' | 'system';

export const THEMES: readonly Theme[] = ['system', 'light', 'dark'];

/** `--color-paper` of theme.css, for the bars of the browser. */
const PAPER = { light: '#f8f5ef', dark: '#161513' } as const;

const YEAR = 31_536_000;

const toTheme = (value: string | undefined): Theme =>
  value === 'light' || value === 'dark' ? value : 'system';

/** The theme in a `Cookie` header or in `document.cookie`. */
export const themeOfCookie = (cookies: string | null | undefined): Theme =>
  toTheme(/(?:^|;)\s*theme=(\w+)/.exec(cookies ?? '')?.[1]);

/** The value of a `Set-Cookie` header, or of `document.cookie`, that stores a theme for a year. */
export const themeCookie = (theme: Theme): string =>
  `theme=${theme}; Path=/; Max-Age=${theme === 'system' ? 0 : YEAR}; SameSite=Lax`;

/** A `<meta name="theme-color">`. */
export interface ThemeColor {
  content: string;
  media?: string;
}

/** The `<meta name="theme-color">` elements of a theme: one for a chosen theme, else one for each. */
export const themeColors = (theme: Theme): ThemeColor[] =>
  theme === 'system'
    ? [
        { content: PAPER.light, media: '(prefers-color-scheme: light)' },
        { content: PAPER.dark, media: '(prefers-color-scheme: dark)' },
      ]
    : [{ content: PAPER[theme] }];

/** Applies a theme to the page and stores it. Other tabs have it when they are loaded again. */
export function applyTheme(theme: Theme): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all browsers
  document.cookie = themeCookie(theme);
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.content = PAPER[theme === 'system' ? systemTheme(meta.media) : theme];
}

/** The theme of the system that a `<meta>` is for: the one of its media query, else the current one. */
const systemTheme = (media: string): 'light' | 'dark' =>
  media.includes('dark') || (media === '' && window.matchMedia('(prefers-color-scheme: dark)').matches)
    ? 'dark'
    : 'light';
