import { useFetcher } from 'react-router';
import { SHOP } from '../../shop.config.ts';

/** The setting of the system, light or dark. */
export const THEMES = ['system', 'light', 'dark'] as const;

export type Theme = (typeof THEMES)[number];

const YEAR = 31_536_000;

export const toTheme = (value: unknown): Theme => (value === 'light' || value === 'dark' ? value : 'system');

/** The theme in a `Cookie` header. */
export const themeOfCookie = (cookies: string | null): Theme =>
  toTheme(/(?:^|;)\s*theme=(\w+)/.exec(cookies ?? '')?.[1]);

/** The value of a `Set-Cookie` header that stores a theme for a year. */
export const themeCookie = (theme: Theme): string =>
  `theme=${theme}; Path=/; Max-Age=${theme === 'system' ? 0 : YEAR}; SameSite=Lax; HttpOnly`;

/** A `<meta name="theme-color">`. */
interface ThemeColor {
  content: string;
  media?: string;
}

/** The `<meta name="theme-color">` elements of a theme: one for a chosen theme, else one for each. */
export const themeColors = (theme: Theme): ThemeColor[] =>
  theme === 'system'
    ? [
        { content: SHOP.paper.light, media: '(prefers-color-scheme: light)' },
        { content: SHOP.paper.dark, media: '(prefers-color-scheme: dark)' },
      ]
    : [{ content: SHOP.paper[theme] }];

/** Where themes are chosen. */
export const useThemeFetcher = () => useFetcher<{ theme: Theme }>({ key: 'theme' });

/** The theme that was chosen last, also while the server stores it. */
export function useTheme(stored: Theme): Theme {
  const { formData, data } = useThemeFetcher();
  return formData ? toTheme(formData.get('theme')) : (data?.theme ?? stored);
}
