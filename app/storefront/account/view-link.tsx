import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { LINK } from '../../shared/ui/button.tsx';
import { paths } from '../paths.ts';

/** Leads to another view of the sign-in page, and keeps where people want to go afterwards. */
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
