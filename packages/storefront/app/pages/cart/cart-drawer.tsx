import { Sheet } from '../../components/sheet.tsx';
import { useText } from '../../text/text.tsx';
import { CartContent } from './cart-content.tsx';

interface CartDrawerProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The cart at the side of any page. */
export function CartDrawer({ isOpen, onClose }: CartDrawerProps) {
  const { shell } = useText();
  return (
    <Sheet
      className="ms-auto h-dvh max-h-none max-w-[min(30rem,calc(100vw-2.5rem))] rounded-s-3xl transition-[translate,display,overlay] duration-250 ease-out not-open:translate-x-full starting:translate-x-full rtl:not-open:-translate-x-full rtl:starting:-translate-x-full"
      isOpen={isOpen}
      onClose={onClose}
      title={shell.cart}
    >
      <CartContent isNarrow />
    </Sheet>
  );
}
