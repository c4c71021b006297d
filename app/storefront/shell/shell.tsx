import type { CSSProperties } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { Toaster } from 'sonner';
import { useText } from '../../shared/text/text.ts';
import { useTheme } from '../../shared/theme/theme.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { SessionNotice } from './session-notice.tsx';
import { CONTENT_ID, useFocusOnNavigation } from './use-focus-on-navigation.ts';

/** The custom properties for the colors of toasts. */
const TOAST_COLORS = {
  '--normal-bg': 'var(--color-raised)',
  '--normal-border': 'var(--color-line)',
  '--normal-text': 'var(--color-ink)',
  fontFamily: 'var(--font-sans)',
} as CSSProperties;

/** The layout of every page. */
export function Shell() {
  const text = useText();
  const theme = useTheme();
  useFocusOnNavigation();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href={`#${CONTENT_ID}`}
        className="sr-only rounded-full bg-accent font-medium text-on-accent focus:not-sr-only focus:fixed focus:start-4 focus:top-3 focus:z-50 focus:px-5 focus:py-3"
      >
        {text.nav.skip}
      </a>
      <Header />
      <SessionNotice />
      <main id={CONTENT_ID} tabIndex={-1} className="page flex-1 pt-8 pb-20 sm:pt-12 sm:pb-28">
        <Outlet />
      </main>
      <Footer />
      <Toaster
        theme={theme}
        position="bottom-center"
        containerAriaLabel={text.nav.toasts}
        style={TOAST_COLORS}
      />
      <ScrollRestoration />
    </div>
  );
}
