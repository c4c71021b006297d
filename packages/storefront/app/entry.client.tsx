import './routing/left-page.ts';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { takeNextPage } from './routing/next-page.ts';
import { languageOfPath } from './routing/paths.ts';
import type { Text } from './text/dictionary.ts';
import { loadText } from './text/load-text.ts';
import { TextProvider } from './text/text.tsx';
import { StyleSheet } from './theme/style-sheet.tsx';

// pages have the style sheet; in development, it changes without loading them again
if (import.meta.env.DEV) void import('./theme/theme.css');

const language = languageOfPath(location.pathname);

const hydrate = (text: Text): void =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <TextProvider language={language} text={text}>
          <StyleSheet />
          <HydratedRouter />
        </TextProvider>
      </StrictMode>,
    );
  });

const next = takeNextPage();
if (next) location.replace(location.origin + next);
// not awaited at the top level: the texts may import the chunk of this module
else void loadText(language).then(hydrate);
