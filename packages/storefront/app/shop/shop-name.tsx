import { PageLink } from '../routing/page-link.tsx';
import { usePaths } from '../routing/paths.ts';
import { useText } from '../text/text.tsx';

/** The name of the shop, which leads to its start page. */
export function ShopName() {
  const { shell } = useText();
  const { home } = usePaths();
  return (
    <PageLink
      to={home}
      className="min-h-11 min-w-0 flex-1 content-center rounded-sm font-medium font-serif text-lg leading-tight lg:flex-none lg:basis-auto lg:text-2xl"
    >
      {shell.shop.name}
    </PageLink>
  );
}
