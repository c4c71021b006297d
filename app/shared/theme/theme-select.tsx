export function ThemeSelect() { return null; }
