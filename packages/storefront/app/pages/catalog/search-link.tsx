import { Search } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { lazyPart } from '../../components/lazy-part.ts';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { useText } from '../../text/text.tsx';
import { PARAMETERS } from './parameters.ts';

const loadSearchBox = () => import('./search-box.tsx');
const SearchBox = lazyPart(async () => (await loadSearchBox()).SearchBox, PlainField);

/** Leads to the search page; with JavaScript, opens the search box. So does the key `/`. */
export function SearchLink() {
  const { search } = useText();
  const paths = usePaths();
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const open = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, []);

  return (
    <>
      <PageLink
        to={paths.search}
        aria-label={search.open}
        aria-keyshortcuts="/"
        title={search.shortcut}
        onPointerEnter={() => void loadSearchBox()}
        onFocus={() => void loadSearchBox()}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(true);
        }}
        className="inline-flex size-11 items-center justify-center gap-3 rounded-full border border-transparent text-soft hover:bg-sunk hover:text-accent lg:w-full lg:max-w-md lg:justify-start lg:border-line lg:bg-raised lg:px-4 lg:hover:border-accent"
      >
        <Search aria-hidden="true" className="size-5 shrink-0 max-lg:text-ink" />
        <span aria-hidden="true" className="hidden min-w-0 flex-1 truncate lg:block">
          {search.open}
        </span>
        <span
          aria-hidden="true"
          className="hidden rounded border border-line px-1.5 font-sans text-xs lg:block"
        >
          /
        </span>
      </PageLink>
      {isOpen ? <SearchDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable], dialog *');

/** A dialog with a field that can be typed in before the search box is loaded. */
function SearchDialog({ onClose }: { onClose: () => void }) {
  const { search } = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  // here, so that nothing is lost that is typed while the box is loaded
  const [text, setText] = useState('');
  const { key } = useLocation();
  const openedAt = useRef(key);

  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    if (key !== openedAt.current) onClose();
  }, [key, onClose]);

  return (
    // Escape closes a dialog, and a press outside of it is one on its backdrop
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <dialog
      ref={dialog}
      aria-label={search.open}
      onClose={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
      className="mx-auto mt-0 max-h-dvh w-full max-w-2xl overflow-visible bg-transparent p-0 text-ink backdrop:bg-backdrop sm:mt-16"
    >
      <div className="flex max-h-[min(40rem,85dvh)] flex-col rounded-b-3xl border border-line bg-paper shadow-sheet sm:rounded-3xl">
        <Suspense fallback={<PlainField text={text} onText={setText} />}>
          <SearchBox text={text} onText={setText} onClose={() => dialog.current?.close()} />
        </Suspense>
      </div>
    </dialog>
  );
}

function PlainField({ text, onText }: { text: string; onText: (text: string) => void }) {
  const { search } = useText();
  const paths = usePaths();
  return (
    <form action={paths.search} className="flex p-3">
      <input
        // a dialog that opens to be typed in
        // biome-ignore lint/a11y/noAutofocus: see above
        autoFocus
        type="search"
        name={PARAMETERS.text}
        aria-label={search.label}
        placeholder={search.placeholder}
        autoComplete="off"
        value={text}
        onChange={({ target }) => onText(target.value)}
        className="min-h-12 min-w-0 flex-1 rounded-2xl border border-edge bg-raised px-4 text-lg"
      />
    </form>
  );
}
