import { useLocation } from 'react-router';
import { useText } from '../text/text.tsx';
import { THEMES, type Theme } from './theme.ts';
import { useTheme, useThemeFetcher } from './use-theme.ts';

/** What a theme looks like. Icons would make every page larger. */
const SWATCHES = {
  system: 'bg-linear-to-r from-50% from-white to-50% to-black',
  light: 'bg-white',
  dark: 'bg-black',
} as const;

/** Selects the automatic, light or dark theme. */
export function ThemeSelect({ theme }: { theme: Theme }) {
  const { shell } = useText();
  const { pathname, search } = useLocation();
  const { Form } = useThemeFetcher();
  const chosen = useTheme(theme);
  return (
    <Form method="post" action="/theme" defaultShouldRevalidate={false}>
      <input type="hidden" name="returnTo" value={`${pathname}${search}`} />
      <fieldset className="inline-flex w-fit max-w-full flex-wrap rounded-3xl border border-line bg-raised p-1">
        <legend className="sr-only">{shell.theme}</legend>
        {THEMES.map((name) => (
          <button
            key={name}
            type="submit"
            name="theme"
            value={name}
            aria-pressed={chosen === name}
            className="flex min-h-9 items-center gap-2 rounded-full px-3 text-sm text-soft hover:text-ink aria-pressed:bg-sunk aria-pressed:font-medium aria-pressed:text-ink aria-pressed:selected-outline"
          >
            <span
              aria-hidden="true"
              className={`size-3.5 shrink-0 rounded-full border border-edge ${SWATCHES[name]}`}
            />
            {shell.themes[name]}
          </button>
        ))}
      </fieldset>
    </Form>
  );
}
