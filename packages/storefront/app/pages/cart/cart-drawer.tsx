import { Drawer } from '../../components/sheet.tsx';
import { usePaths } from '../../routing/paths.ts';
import { useText } from '../../text/text.tsx';
import { CartContent } from './cart-content.tsx';

interface CartDrawerProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The cart at the side of any page. */
export function CartDrawer({ isOpen, onClose }: CartDrawerProps) {
  const { cart } = useText();
  const paths = usePaths();
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={cart.drawer}>
      <CartContent isNarrow keepShopping={paths.products} />
    </Drawer>
  );
}
