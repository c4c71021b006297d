import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { PARAMETERS, readView, searchWithout } from './catalog-view.ts';

/** Id of the form, for fields outside of it. */
export const FILTER_FORM = 'filters';

/** A form whose fields are the query of the URL. It is sent when a field changes; without JavaScript, by its button. */
export function useFilterForm() {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const { search } = useLocation();

  // the fields follow the URL, which Back changes, too
  useEffect(() => {
    const { sort } = readView(new URLSearchParams(search));
    form.current?.reset();
    const field = form.current?.elements.namedItem(PARAMETERS.sort);
    if (field instanceof HTMLSelectElement) field.value = sort;
  }, [search]);

  const apply = (): void => {
    if (!form.current?.reportValidity()) return;
    const fields = [...new FormData(form.current)].map(([name, value]) => [name, String(value)] as const);
    const next = searchWithout(fields);
    if (next !== search) void navigate(next || '.', { preventScrollReset: true });
  };
  return { form, apply };
}
