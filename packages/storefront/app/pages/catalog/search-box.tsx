import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { isComposing } from '../../components/field.tsx';
import { ICON_BUTTON } from '../../components/side-panel.tsx';
import { usePaths } from '../../routing/paths.ts';
import { useProducts } from '../../shop/catalog/use-products.ts';
import { useText } from '../../text/text.tsx';
import { PARAMETERS } from './parameters.ts';
import { PopularCategories } from './popular-categories.tsx';
import { AllResults, ProductSuggestion, SearchOption } from './search-option.tsx';

/** How long a text must not change, so that not every letter is a request. */
const PAUSE_MS = 120;

interface SearchBoxProps {
  text: string;
  onText: (text: string) => void;
  onClose: () => void;
}

/** The field has the focus as soon as it is there, and the cursor is after what was typed. */
function focusAtEnd(field: HTMLInputElement | null): void {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}

/** A field with suggestions: a combobox with a list. The arrow keys select, Enter follows, and Escape closes. */
export function SearchBox({ text, onText, onClose }: SearchBoxProps) {
  const { search } = useText();
  const paths = usePaths();
  const navigate = useNavigate();
  const id = useId();
  const [chosen, setChosen] = useState('');
  const words = text.trim();
  const isEmpty = words === '';
  const query = `?${new URLSearchParams({ [PARAMETERS.text]: words })}`;
  const searchPath = paths.search + query;
  const { products, error, isLoading, retry } = useProducts(
    isEmpty ? undefined : paths.suggestions + query,
    PAUSE_MS,
  );
  const isNothing = !isEmpty && !isLoading && !error && products.length === 0;
  // the last option leads to all results
  const targets =
    isEmpty || isNothing ? [] : [...products.map(({ slug }) => paths.product(slug)), searchPath];
  // by its path, since other results may arrive: -1 if it is none of them
  const active = targets.indexOf(chosen);

  function follow(path: string): void {
    onClose();
    void navigate(path);
  }

  function select(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || targets.length === 0 || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    // one more position than options: that of the field itself
    const count = targets.length + 1;
    setChosen(targets[((active + 1 + step + count) % count) - 1] ?? '');
  }

  return (
    <>
      <form
        action={paths.search}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isEmpty) follow(targets[active] ?? searchPath);
        }}
        className="flex items-center gap-1 p-3"
      >
        <div className="relative min-w-0 flex-1">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 start-4 my-auto size-5 text-soft"
          />
          <input
            ref={focusAtEnd}
            type="search"
            role="combobox"
            name={PARAMETERS.text}
            value={text}
            aria-label={search.label}
            aria-autocomplete="list"
            aria-expanded={targets.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={active < 0 ? undefined : `${id}-${active}`}
            placeholder={search.placeholder}
            autoComplete="off"
            maxLength={100}
            onChange={({ target }) => {
              onText(target.value);
              setChosen('');
            }}
            onKeyDown={select}
            className="min-h-12 w-full rounded-2xl border border-edge bg-raised ps-12 pe-4 text-lg [&::-webkit-search-cancel-button]:hidden"
          />
        </div>
        <button type="button" aria-label={search.close} onClick={onClose} className={ICON_BUTTON}>
          <X aria-hidden="true" />
        </button>
      </form>
      <p role="status" className="sr-only">
        {isEmpty ? '' : isLoading ? search.searching : search.suggestionCount(products.length)}
      </p>
      <div className="min-h-0 overflow-y-auto overscroll-contain px-3 pt-1 pb-4 empty:hidden">
        {error ? (
          <ErrorNotice isSmall title={search.failed} error={error} onRetry={retry} isRetrying={isLoading} />
        ) : null}
        {isEmpty ? <PopularCategories onSelect={onClose} /> : null}
        {isNothing ? (
          <p className="px-2 py-3">
            <span>{search.none(words)}</span>. <span className="text-soft">{search.noneText}</span>
          </p>
        ) : null}
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={search.suggestions}
          aria-busy={isLoading}
          hidden={targets.length === 0}
        >
          {targets.map((path, index) => (
            <SearchOption
              key={index < products.length ? path : 'all'}
              id={`${id}-${index}`}
              isActive={index === active}
              onSelect={() => follow(path)}
            >
              {products[index] ? (
                <ProductSuggestion product={products[index]} />
              ) : (
                <AllResults text={words} />
              )}
            </SearchOption>
          ))}
        </div>
      </div>
    </>
  );
}
