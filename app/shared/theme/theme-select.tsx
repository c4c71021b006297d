import { Moon, Sun, SunMoon } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useText } from '../text/text.tsx';
import { applyTheme, THEMES, type Theme, themeOfCookie } from './theme.ts';

const ICONS = { system: SunMoon, light: Sun, dark: Moon } as const;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function choose(theme: Theme): void {
  applyTheme(theme);
  for (const listener of listeners) listener();
}

const readChoice = (): Theme => themeOfCookie(document.cookie);

/** Selects the automatic, light or dark theme. The cookie takes effect on the server, too. */
export function ThemeSelect({ theme = 'system' }: { theme?: Theme }) {
  const { shell } = useText();
  const chosen = useSyncExternalStore(subscribe, readChoice, () => theme);
  return (
    <fieldset className="inline-flex noscript:hidden w-fit max-w-full flex-wrap rounded-3xl border border-line bg-raised p-1">
      <legend className="sr-only">{shell.theme}</legend>
      {THEMES.map((name) => {
        const Icon = ICONS[name];
        return (
          <label
            key={name}
            className="relative flex min-h-9 cursor-pointer items-center gap-2 rounded-full px-3 text-sm text-soft hover:text-ink has-checked:bg-sunk has-checked:font-medium has-checked:text-ink has-checked:selected-outline has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="theme"
              value={name}
              checked={chosen === name}
              onChange={() => choose(name)}
              className="sr-only"
            />
            <Icon aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
            {shell.themes[name]}
          </label>
        );
      })}
    </fieldset>
  );
}
