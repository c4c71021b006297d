import { useFetcher } from 'react-router';
import { type Theme, toTheme } from './theme.ts';

/** Where themes are chosen. */
export const useThemeFetcher = () => useFetcher<{ theme: Theme }>({ key: 'theme' });

/** The theme that was chosen last, also while the server stores it. */
export function useTheme(stored: Theme): Theme {
  const { formData, data } = useThemeFetcher();
  return formData ? toTheme(formData.get('theme')) : (data?.theme ?? stored);
}
