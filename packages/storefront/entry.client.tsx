import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { TextProvider } from './shared/text/text.tsx';
import { loadAreas, missingAreas, textInAreas } from './shared/text/text-areas.ts';
import { StyleSheet } from './shared/theme/style-sheet.tsx';
import { areasOfPath } from './storefront/shell/page-text.ts';
import { languageOfPath } from './storefront/shell/paths.ts';

// pages have the style sheet; in development, it changes without loading them again
if (import.meta.env.DEV) void import('./shared/theme/theme.css');

const { pathname } = location;
const language = languageOfPath(pathname);

const hydrate = (): void =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <TextProvider language={language} text={textInAreas(language)} loadMissing={missingAreas(language)}>
          <StyleSheet />
          <HydratedRouter />
        </TextProvider>
      </StrictMode>,
    );
  });

// not awaited at the top level: the texts may import the chunk of this module
void loadAreas(language, areasOfPath(pathname)).then(hydrate);
