import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { areasOfPath } from './routing/page-text.ts';
import { languageOfPath } from './routing/paths.ts';
import { TextProvider } from './text/text.tsx';
import { loadAreas, missingAreas, textInAreas } from './text/text-areas.ts';
import { StyleSheet } from './theme/style-sheet.tsx';

// pages have the style sheet; in development, it changes without loading them again
if (import.meta.env.DEV) void import('./theme/theme.css');

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
