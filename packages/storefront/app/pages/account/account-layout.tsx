import { CircleUserRound } from 'lucide-react';
import { Outlet } from 'react-router';
import { PageNavLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { requireMember } from '../../shop/account/account-request.ts';
import type { AccountLink } from '../../shop/account/account-section.tsx';
import { useText } from '../../text/text.tsx';
import { AccountLinks, SignOutForm } from './account-links.tsx';

export const middleware = [requireMember];

/** The middleware runs for navigations too, because there is a loader. */
export const loader = () => null;

const ITEM =
  'flex min-h-11 items-center gap-3 rounded-xl border border-transparent px-3 text-soft hover:bg-sunk hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:font-medium aria-[current=page]:text-ink aria-[current=page]:selected-outline [&>svg]:size-5 [&>svg]:shrink-0';

/** The pages of a member, next to their navigation. On phones, the overview is the navigation. */
export default function AccountLayout() {
  const { account } = useText();
  const paths = usePaths();
  return (
    <div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:items-start lg:gap-16">
      <nav aria-label={account.navigation} className="sticky top-24 hidden lg:block" data-print="none">
        <ul className="flex flex-col gap-1">
          <li>
            <PageNavLink to={paths.account} end className={ITEM}>
              <CircleUserRound aria-hidden="true" strokeWidth={1.6} />
              {account.title}
            </PageNavLink>
          </li>
          <AccountLinks Link={Item} />
        </ul>
        <SignOutForm className="mt-6 px-3" />
      </nav>
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  );
}

function Item({ path, label, Icon }: AccountLink) {
  const paths = usePaths();
  return (
    <li>
      <PageNavLink to={`${paths.account}/${path}`} className={ITEM}>
        <Icon aria-hidden="true" strokeWidth={1.6} />
        {label}
      </PageNavLink>
    </li>
  );
}

export { RouteError as ErrorBoundary } from '../../routing/route-error.tsx';
