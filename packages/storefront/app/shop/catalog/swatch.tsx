/** A color of a choice. The color is data, for which there is no class name, and the page has no inline styles. */
export function Swatch({ color, className = 'size-5' }: { color: string; className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" className={`${className} shrink-0 forced-color-adjust-none`}>
      <circle cx="10" cy="10" r="9" fill={color} className="stroke-edge" />
    </svg>
  );
}
