import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';

const TONES = {
  neutral: { Icon: Info, look: 'border-line bg-raised', mark: 'text-soft' },
  success: { Icon: CircleCheck, look: 'border-transparent bg-success-soft', mark: 'text-success' },
  warning: { Icon: TriangleAlert, look: 'border-transparent bg-warn-soft', mark: 'text-warn' },
  danger: { Icon: CircleX, look: 'border-transparent bg-danger-soft', mark: 'text-danger' },
} as const;

type Tone = keyof typeof TONES;

interface NoticeProps {
  /** Neutral for plain facts; a warning only for what needs an action. */
  tone?: Tone;
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons and links under the text. */
  action?: ReactNode;
  /** `status` announces a notice that appears later, `alert` at once. */
  role?: 'status' | 'alert' | 'note';
  className?: string;
}

/** A message next to the content it is about. */
export function Notice({ tone = 'neutral', title, children, action, role, className }: NoticeProps) {
  const { Icon, look, mark } = TONES[tone];
  return (
    <div role={role} className={classes('flex gap-3 rounded-2xl border px-4 py-3.5', look, className)}>
      <Icon aria-hidden="true" className={classes('mt-0.5 size-5 shrink-0', mark)} strokeWidth={1.75} />
      <div className="min-w-0 flex-1">
        {title ? <p className="font-medium">{title}</p> : null}
        {children ? <div className="max-w-prose text-sm">{children}</div> : null}
        {action ? <div className="mt-3 flex flex-wrap items-center gap-3">{action}</div> : null}
      </div>
    </div>
  );
}
