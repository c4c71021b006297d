import { matchPath } from 'react-router';
import { LoadingStatus, Skeleton } from '../components/skeleton.tsx';
import { SKELETONS } from '../skeletons/skeletons.tsx';
import { useText } from '../text/text.tsx';
import { PAGES } from './pages.ts';

interface PageSkeletonProps {
  pathname: string;
  /** True next to the navigation of the account. */
  isInside: boolean;
}

/** A page that is loading: its heading as far as it is known, and boxes in the sizes of its content. */
export function PageSkeleton({ pathname, isInside }: PageSkeletonProps) {
  const text = useText();
  const found = PAGES.find(({ path }) => matchPath(`/:language/${path}`, pathname));
  const { path, title, skeleton = 'message' } = found ?? {};
  const Content = SKELETONS[skeleton];
  const page = (
    <div>
      <LoadingStatus>{text.states.loading}</LoadingStatus>
      {title ? (
        <h1 className="mb-8 text-title">{title(text)}</h1>
      ) : (
        <h1 className="sr-only">{text.states.loading}</h1>
      )}
      {title || skeleton === 'home' || skeleton === 'product' ? null : (
        <Skeleton className="mb-8 h-11 w-72 max-w-full" />
      )}
      <Content />
    </div>
  );
  const isAccount = path === 'account' || path?.startsWith('account/');
  return isAccount && !isInside ? (
    <div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:items-start lg:gap-16">
      <Skeleton className="h-88 max-lg:hidden" />
      {page}
    </div>
  ) : (
    page
  );
}
