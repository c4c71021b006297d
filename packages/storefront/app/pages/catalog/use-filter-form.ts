import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readView, searchWithout } from './catalog-view.ts';
import { PARAMETERS } from './parameters.ts';

/** Id of the form, for fields outside of it. */
export const FILTER_FORM = 'filters';

/** A form whose fields are the query of the URL. It is sent when a field changes; without JavaScript, by its button. */
export function useFilterForm() {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const { search } = useLocation();

  // a field may have changed before the page was ready for it
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (isChanged(form.current)) apply();
  }, []);

  // the fields follow the URL, which Back changes, too
  const applied = useRef(search);
  useEffect(() => {
    if (applied.current === search) return;
    applied.current = search;
    const { sort } = readView(new URLSearchParams(search));
    form.current?.reset();
    const field = form.current?.elements.namedItem(PARAMETERS.sort);
    if (field instanceof HTMLSelectElement) field.value = sort;
  }, [search]);

  function apply(): void {
    if (!form.current?.reportValidity()) return;
    const fields = [...new FormData(form.current)].map(([name, value]) => [name, String(value)] as const);
    const next = searchWithout(fields);
    if (next !== search) void navigate(next || '.', { preventScrollReset: true });
  }
  return { form, apply };
}

/** Whether a field of a form has another value than that of the page. */
const isChanged = (form: HTMLFormElement | null): boolean =>
  [...(form?.elements ?? [])].some((field) => {
    if (field instanceof HTMLSelectElement)
      return [...field.options].some((option) => option.selected !== option.defaultSelected);
    if (!(field instanceof HTMLInputElement)) return false;
    return field.checked !== field.defaultChecked || field.value !== field.defaultValue;
  });
