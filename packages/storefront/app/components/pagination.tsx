import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useText } from '../text/text.tsx';
import { classes } from './classes.ts';

interface PaginationProps {
  /** The current page, from 1. */
  page: number;
  /** How many pages there are. Nothing is shown for one. */
  pages: number;
  /** URL of a page, with all other query parameters. */
  hrefOf: (page: number) => string;
}

const CELL =
  'grid min-h-11 min-w-11 place-items-center rounded-full border border-transparent px-3 hover:bg-sunk aria-[current]:border-accent aria-[current]:bg-accent-soft aria-[current]:selected-outline aria-[current]:font-medium';

/** Links to the pages of a list, which work without JavaScript. */
export function Pagination({ page, pages, hrefOf }: PaginationProps) {
  const { catalog } = useText();
  if (pages <= 1) return null;
  const cells = pageWindow(page, pages);
  return (
    <nav aria-label={catalog.pages} className="flex flex-wrap items-center justify-center gap-1">
      {page > 1 ? (
        <Link to={hrefOf(page - 1)} rel="prev" aria-label={catalog.previousPage} className={CELL}>
          <ChevronLeft aria-hidden="true" className="size-5 rtl:rotate-180" />
        </Link>
      ) : null}
      {cells.map((each, index) =>
        each === undefined ? (
          <span key={`gap after ${cells[index - 1]}`} aria-hidden="true" className="px-1 text-soft">
            …
          </span>
        ) : (
          <Link
            key={each}
            to={hrefOf(each)}
            aria-label={catalog.page(each)}
            aria-current={each === page ? 'page' : undefined}
            className={classes(CELL, 'tabular-nums')}
          >
            {each}
          </Link>
        ),
      )}
      {page < pages ? (
        <Link to={hrefOf(page + 1)} rel="next" aria-label={catalog.nextPage} className={CELL}>
          <ChevronRight aria-hidden="true" className="size-5 rtl:rotate-180" />
        </Link>
      ) : null}
    </nav>
  );
}

/** The first, last and neighboring pages; gaps are undefined. */
function pageWindow(page: number, pages: number): (number | undefined)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((each) => each >= 1 && each <= pages);
  const shown = [...new Set(near)].toSorted((a, b) => a - b);
  return shown.flatMap((each, index) => {
    const missing = each - (shown[index - 1] ?? 0) - 1;
    if (missing === 1) return [each - 1, each];
    return missing > 1 ? [undefined, each] : [each];
  });
}
