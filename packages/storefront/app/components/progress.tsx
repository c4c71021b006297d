const BAR =
  'block h-2 w-full appearance-none overflow-hidden rounded-full border border-transparent bg-sunk [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-sunk [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-accent [&::-webkit-progress-value]:transition-[inline-size] forced-colors:[&::-moz-progress-bar]:bg-[Highlight] forced-colors:[&::-webkit-progress-value]:bg-[Highlight]';

/** How far an upload is, from 0 to 1: a native `<progress>`. */
export const Progress = ({ label, value }: { label: string; value: number }) => (
  <progress aria-label={label} value={value} max={1} className={BAR} />
);
