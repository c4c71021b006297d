import { LINK } from '../../components/button.tsx';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { useSiteData } from '../../routing/site-data.ts';
import { useText } from '../../text/text.tsx';

const useCanFindOrders = (): boolean => useSiteData()?.canFindOrders ?? false;

/** The look-up of an order and the withdrawal from its contract. */
export function LookUpLinks({ className }: { className: string }) {
  const { lookUpLinks, withdrawalLink } = useText();
  const paths = usePaths();
  return useCanFindOrders() ? (
    <>
      <li>
        <PageLink to={paths.findOrder} className={className}>
          {lookUpLinks.link}
        </PageLink>
      </li>
      <li>
        <PageLink to={paths.withdrawal()} className={className}>
          {withdrawalLink.title}
        </PageLink>
      </li>
    </>
  ) : null;
}

/** How a guest finds the order again that was placed. */
export function FindLater() {
  const { findOrder } = useText();
  return <FindOrderLink>{findOrder.later}</FindOrderLink>;
}

/** For who has ordered without an account. */
export function FindWithoutAccount() {
  const { findOrder } = useText();
  return <FindOrderLink>{findOrder.fromSignIn}</FindOrderLink>;
}

function FindOrderLink({ children }: { children: string }) {
  const paths = usePaths();
  return useCanFindOrders() ? (
    <PageLink to={paths.findOrder} className={LINK}>
      {children}
    </PageLink>
  ) : null;
}
