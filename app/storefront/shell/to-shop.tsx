import { Link } from 'react-router';
import { useText } from '../../shared/text/text.ts';
import { buttonLook } from '../../shared/ui/button.tsx';
import { paths } from '../paths.ts';

/** A link to all products, for pages without content. */
export function ToShop() {
  const { state } = useText();
  return (
    <Link to={paths.catalog} className={buttonLook()}>
      {state.toShop}
    </Link>
  );
}
