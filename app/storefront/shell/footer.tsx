import { useText } from '../../shared/text/text.ts';

/** The footer with information about the shop. */
export function Footer() {
  const { shop } = useText();
  return (
    <footer className="border-t border-line bg-sunk/50">
      <div className="page flex flex-col gap-x-10 gap-y-1 py-10 sm:flex-row sm:items-baseline">
        <p className="font-serif text-lg">{shop.name}</p>
        <p className="max-w-prose text-sm text-soft">{shop.promise}</p>
        <p className="text-sm whitespace-nowrap text-soft sm:ms-auto">{shop.place}</p>
      </div>
    </footer>
  );
}
