import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { languageOfPath } from './storefront/shell/paths.ts';
import { loadText, TextProvider } from './shared/text/text.tsx';

const language = languageOfPath(location.pathname);
const text = await loadText(language);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <TextProvider language={language} text={text}>
        <HydratedRouter />
      </TextProvider>
    </StrictMode>,
  );
});
