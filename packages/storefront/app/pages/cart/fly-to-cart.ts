/** How long the motion takes. */
const DURATION_MS = 450;

/**
 * Moves a dot from an element to the cart in the header, which links the two. Nothing moves for people who prefer
 * so, and where the cart is not in sight.
 */
export function flyToCart(from: Element): void {
  const cart = document.querySelector('[data-cart]')?.getBoundingClientRect();
  if (!cart || cart.bottom < 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const start = from.getBoundingClientRect();
  const dot = document.createElement('span');
  dot.className = 'pointer-events-none fixed top-0 left-0 z-50 size-3 rounded-full bg-accent';
  document.body.append(dot);
  const at = ({ left, top, width, height }: DOMRect, scale: number): string =>
    `translate(${left + width / 2}px, ${top + height / 2}px) scale(${scale})`;
  dot
    .animate([{ transform: at(start, 1.5) }, { transform: at(cart, 0.5), opacity: 0.6 }], {
      duration: DURATION_MS,
      easing: 'cubic-bezier(0.3, 0, 0.2, 1)',
    })
    .finished.finally(() => dot.remove());
}
