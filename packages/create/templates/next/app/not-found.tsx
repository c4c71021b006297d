import { NotFound } from './shop/not-found';
import { Shop } from './shop/shop';

/** Part of every page, so that the server reads nothing for it: the page reads the session and the cart. */
export default function Page() {
  return (
    <Shop>
      <NotFound />
    </Shop>
  );
}
