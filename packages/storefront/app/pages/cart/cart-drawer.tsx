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
      place="justify-end"
      shape="h-dvh max-w-[min(30rem,calc(100vw-2.5rem))] rounded-s-3xl transition-[translate] duration-250 ease-out data-ending-style:translate-x-full data-starting-style:translate-x-full rtl:data-ending-style:-translate-x-full rtl:data-starting-style:-translate-x-full"
      isOpen={isOpen}
      onClose={onClose}
      title={shell.cart}
    >
      <CartContent isNarrow />
    </Sheet>
  );
}
