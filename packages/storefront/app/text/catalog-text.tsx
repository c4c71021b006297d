import { useCallback } from 'react';
import { useText } from './text.tsx';

/** Returns texts of the catalog in the language of the page, such as names: unchanged where no feature knows more. */
export function useCatalogText(): (text: string) => string {
  const { translations } = useText();
  return useCallback((text) => translations?.[text] ?? text, [translations]);
}

/** A text of the catalog, which has a direction of its own. */
export const CatalogText = ({ children }: { children: string | null | undefined }) => (
  <bdi>{useCatalogText()(children ?? '')}</bdi>
);
