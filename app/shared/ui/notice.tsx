import type { ReactNode } from 'react';
import { classes } from './classes.ts';

/** A page or section without content, with a link to other pages. */
export function Notice({
  title,
  text,
  action,
  level: Heading = 'h2',
}: {
  title: string;
  text: string;
  action?: ReactNode;
  level?: 'h1' | 'h2';
}) {
  return (
    <div className="flex flex-col items-start gap-4 rounded-2xl border border-line bg-raised px-6 py-12 sm:px-10 sm:py-16">
      <Heading className={classes('font-serif', Heading === 'h1' ? 'text-title' : 'text-2xl')}>
        {title}
      </Heading>
      <p className="max-w-prose text-soft">{text}</p>
      {action}
    </div>
  );
}
