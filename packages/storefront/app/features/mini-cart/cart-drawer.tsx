import { Drawer } from '../../components/sheet.tsx';
import { CartContent } from '../../pages/cart/cart-content.tsx';
import { useText } from '../../text/text.tsx';

interface CartDrawerProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The cart at the side of any page. */
export function CartDrawer({ isOpen, onClose }: CartDrawerProps) {
  const { shell } = useText();
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={shell.cart}>
      <CartContent isNarrow />
    </Drawer>
  );
}
