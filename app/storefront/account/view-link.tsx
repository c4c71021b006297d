import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';

/** What the sign-in page shows while nothing waits. */
export type View = 'register' | 'recovery';

/** Leads to another view of the sign-in page, and keeps where people want to go afterwards. */
export function ViewLink({ view, children }: { view?: View; children: ReactNode }) {
  const [search] = useSearchParams();
  const next = new URLSearchParams(search);
  if (view) next.set('view', view);
  else next.delete('view');
  return (
    <Link
      to={{ pathname: '/sign-in', search: next.toString() }}
      className="inline-flex min-h-11 items-center text-accent underline underline-offset-4 hover:text-accent-deep"
    >
      {children}
    </Link>
  );
}
