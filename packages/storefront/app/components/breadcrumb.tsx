import { ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { useText } from '../text/text.tsx';

/** A page of the {@link Breadcrumb}. The last one is the current page and needs no URL. */
export interface Crumb {
  label: string;
  to?: string | undefined;
}

/** The pages above the current one. */
export function Breadcrumb({ items }: { items: readonly Crumb[] }) {
  const { shell } = useText();
  return (
    <nav aria-label={shell.trail} className="text-sm text-soft">
      <ol className="flex flex-wrap items-center gap-x-1.5">
        {items.map(({ label, to }, index) => (
          <Fragment key={to ?? label}>
            {index > 0 ? (
              <li aria-hidden="true">
                <ChevronRight className="size-3.5 rtl:rotate-180" />
              </li>
            ) : null}
            <li className="min-w-0">
              {to === undefined || index === items.length - 1 ? (
                <span aria-current="page" className="inline-block py-1.5 text-ink">
                  <bdi>{label}</bdi>
                </span>
              ) : (
                <Link to={to} className="inline-block rounded py-1.5 hover:text-accent hover:underline">
                  <bdi>{label}</bdi>
                </Link>
              )}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}
