import { Monitor, Moon, Sun } from 'lucide-react';
import { useText } from '../../shared/text/text.ts';
import { setTheme, THEMES, useTheme } from '../../shared/theme/theme.ts';

const ICONS = { system: Monitor, light: Sun, dark: Moon } as const;

/** Selects light, dark or the theme of the system: a native list that looks like an icon. */
export function ThemeSelect() {
  const text = useText();
  const theme = useTheme();
  const Icon = ICONS[theme];
  const choose = (value: string): void => setTheme(THEMES.find((known) => known === value) ?? 'system');
  return (
    <label className="relative grid size-11 place-items-center rounded-full outline-offset-[-2px] outline-accent hover:text-accent has-focus-visible:outline-2">
      <span className="sr-only">{text.nav.theme}</span>
      <Icon aria-hidden="true" className="size-5.5" strokeWidth={1.6} />
      <select
        value={theme}
        onChange={(event) => choose(event.target.value)}
        className="absolute inset-0 cursor-pointer appearance-none rounded-full opacity-0"
      >
        {THEMES.map((name) => (
          <option key={name} value={name}>
            {text.nav.themes[name]}
          </option>
        ))}
      </select>
    </label>
  );
}
