import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { LINK } from '../../shared/ui/button.tsx';
import { paths } from '../paths.ts';

/** Link to another view of the sign-in page, which keeps the return path. */
export function ViewLink({ view, children }: { view?: 'register' | 'recovery'; children: ReactNode }) {
  const [search] = useSearchParams();
  const next = new URLSearchParams(search);
  if (view) next.set('view', view);
  else next.delete('view');
  return (
    <Link to={{ pathname: paths.signIn(), search: next.toString() }} className={LINK}>
      {children}
    </Link>
  );
}
