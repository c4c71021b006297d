export type Theme = 'light' | 'dark' | 'system';
export const themeOfCookie = (cookie: string): Theme => cookie.includes('theme=dark') ? 'dark' : 'system';
