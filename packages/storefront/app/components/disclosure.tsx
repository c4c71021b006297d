import { ChevronDown } from 'lucide-react';
import type { DetailsHTMLAttributes, ReactNode } from 'react';
import { classes } from './classes.ts';

interface DisclosureProps extends Omit<DetailsHTMLAttributes<HTMLDetailsElement>, 'open'> {
  summary: ReactNode;
  children: ReactNode;
  isOpen?: boolean | undefined;
  /** Lines separate the parts of a page; a card is a part of a form. */
  look?: 'lines' | 'card';
}

/** Content that is opened by its heading: a native `<details>`, which needs no JavaScript. */
export function Disclosure({
  summary,
  children,
  isOpen,
  look = 'lines',
  className,
  ...rest
}: DisclosureProps) {
  const isCard = look === 'card';
  return (
    <details
      {...rest}
      open={isOpen}
      className={classes(
        'group/disclosure min-w-0',
        isCard ? 'rounded-2xl border border-line bg-raised px-4' : 'border-b border-line',
        className,
      )}
    >
      <summary className="flex min-h-13 list-none items-center justify-between gap-4 rounded-lg py-3 font-medium hover:text-accent [&::-webkit-details-marker]:hidden">
        <span className="min-w-0">{summary}</span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-soft transition-transform group-open/disclosure:rotate-180"
          strokeWidth={1.75}
        />
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  );
}
