import { ArrowRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Picture } from '../../components/picture.tsx';
import { Price } from '../../shop/catalog/price.tsx';
import type { ShopProduct } from '../../store/product/product.ts';
import { CatalogText, useText } from '../../text/text.tsx';

interface SearchOptionProps {
  id: string;
  isActive: boolean;
  onSelect: () => void;
  children: ReactNode;
}

/** An option of the search box. The field keeps the focus. */
export function SearchOption({ id, isActive, onSelect, children }: SearchOptionProps) {
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // keys are those of the field
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    // biome-ignore lint/a11y/useFocusableInteractive: see above
    <div
      ref={option}
      id={id}
      role="option"
      aria-selected={isActive}
      onClick={onSelect}
      onPointerDown={(event) => event.preventDefault()}
      className="flex min-h-14 cursor-pointer items-center gap-4 rounded-2xl border border-transparent px-2 py-1.5 hover:bg-sunk aria-selected:bg-accent-soft aria-selected:selected-outline"
    >
      {children}
    </div>
  );
}

export function ProductSuggestion({ product: { pictures, name, price } }: { product: ShopProduct }) {
  return (
    <>
      <Picture
        image={pictures[0]}
        alt=""
        name={name}
        sizes="3rem"
        isFirst
        className="w-12 shrink-0 rounded-xl"
      />
      <span className="min-w-0 flex-1">
        <CatalogText>{name}</CatalogText>
      </span>
      {price ? <Price price={price} className="shrink-0 justify-end" /> : null}
    </>
  );
}

export function AllResults({ text }: { text: string }) {
  const { search } = useText();
  return (
    <>
      <span className="grid size-12 shrink-0 place-items-center rounded-xl bg-sunk text-soft">
        <ArrowRight aria-hidden="true" className="size-5 rtl:rotate-180" />
      </span>
      <span className="min-w-0 flex-1">{search.all(text)}</span>
    </>
  );
}
