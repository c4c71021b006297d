import { CircleAlert, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../../components/classes.ts';

interface LineNoticeProps {
  /** Whether it prevents an order. */
  isError?: boolean;
  /** What the shopper can do about it, as a button. */
  fix?: ReactNode;
  children: ReactNode;
}

/** A fact or a problem about a line of the cart, with its fix as a button. */
export function LineNotice({ isError = false, fix, children }: LineNoticeProps) {
  const Icon = isError ? CircleAlert : Info;
  return (
    <div
      role="status"
      className={classes(
        'flex flex-wrap items-center gap-x-3 gap-y-1 rounded-xl border px-3.5 py-2 text-sm',
        isError ? 'border-danger/40 bg-danger-soft text-danger' : 'border-line bg-sunk',
      )}
    >
      <Icon aria-hidden="true" className="size-4.5 shrink-0" strokeWidth={1.75} />
      <p className="min-w-0 flex-1 basis-40">{children}</p>
      {fix}
    </div>
  );
}
