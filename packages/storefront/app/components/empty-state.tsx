import type { ReactNode } from 'react';
import { classes } from './classes.ts';

interface EmptyStateProps {
  /** An icon of lucide-react. */
  icon?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  /** Buttons and links to other pages. */
  action?: ReactNode;
  level?: 'h1' | 'h2' | 'h3' | undefined;
  className?: string;
}

/** A page or section without content: what it is, and where to go from here. */
export function EmptyState(props: EmptyStateProps) {
  const { icon, title, text, action, level: Heading = 'h2', className } = props;
  return (
    <div
      className={classes(
        'flex flex-col items-center gap-4 card px-5 py-12 text-center sm:px-10 sm:py-20',
        className,
      )}
    >
      {icon ? (
        <span className="grid size-16 place-items-center rounded-full bg-sunk text-soft [&>svg]:size-7 [&>svg]:stroke-[1.5]">
          {icon}
        </span>
      ) : null}
      <Heading
        tabIndex={Heading === 'h1' ? -1 : undefined}
        className={Heading === 'h1' ? 'text-title' : 'text-heading'}
      >
        {title}
      </Heading>
      {text ? <div className="flex max-w-prose flex-col items-center text-soft">{text}</div> : null}
      {action ? <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div> : null}
    </div>
  );
}
