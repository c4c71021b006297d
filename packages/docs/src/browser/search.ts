/** The dialog of the search. It loads the index when it is opened for the first time. */
import type { Search } from 'storewire-tools/search';
import { type PageDocument, pathOf } from '../reference/search-documents.ts';

const MOST = 20;

const LABELS: Record<PageDocument['kind'], string> = {
  call: 'Call',
  error: 'Error code',
  event: 'Event',
  guide: 'Guide',
  page: 'Page',
  schema: 'Schema',
};

class SiteSearch extends HTMLElement {
  #index: Promise<Search<PageDocument>> | undefined;

  connectedCallback(): void {
    const opener = this.#find('button[data-open]', HTMLButtonElement);
    opener.disabled = false;
    opener.addEventListener('click', () => this.#open());
    // the page for a URL that has none
    for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-search-url]')) {
      button.disabled = false;
      button.addEventListener('click', () => {
        this.#input.value = wordsOf(location.pathname);
        this.#open();
        void this.#search();
      });
    }
    this.#find('button[data-close]', HTMLButtonElement).addEventListener('click', () => this.#dialog.close());
    this.#dialog.addEventListener('click', ({ target }) => {
      // the backdrop, and links to a place on this page
      if (target === this.#dialog || (target instanceof Element && target.closest('a'))) this.#dialog.close();
    });
    this.#input.addEventListener('input', () => void this.#search());
    this.#dialog.addEventListener('keydown', (event) => this.#move(event));
    this.#find('form', HTMLFormElement).addEventListener('submit', (event) => {
      event.preventDefault();
      this.#links[0]?.click();
    });
    document.addEventListener('keydown', (event) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      if (this.#dialog.open) this.#dialog.close();
      else this.#open();
    });
  }

  get #dialog(): HTMLDialogElement {
    return this.#find('dialog', HTMLDialogElement);
  }

  get #input(): HTMLInputElement {
    return this.#find('input', HTMLInputElement);
  }

  get #links(): HTMLAnchorElement[] {
    return [...this.querySelectorAll('a')];
  }

  #find<E extends Element>(selector: string, type: new () => E): E {
    const found = this.querySelector(selector);
    if (!(found instanceof type)) throw new TypeError(`The search has no ${selector}`);
    return found;
  }

  #open(): void {
    this.#dialog.showModal();
    this.#input.select();
    void this.#load().catch(() => undefined);
  }

  /** A failed load is repeated with the next letter. */
  #load(): Promise<Search<PageDocument>> {
    this.#index ??= import('./search-index.ts')
      .then(({ loadIndex }) => loadIndex())
      .catch((error: unknown) => {
        this.#index = undefined;
        throw error;
      });
    return this.#index;
  }

  async #search(): Promise<void> {
    const question = this.#input.value.trim();
    try {
      const index = await this.#load();
      // the reader has continued to type in the meantime
      if (question !== this.#input.value.trim()) return;
      const found = question ? index.find(question).slice(0, MOST) : [];
      this.#show(question && `${found.length === 0 ? 'No results' : 'Best results'} for ${question}`, found);
    } catch {
      this.#show('The search could not be loaded.', []);
    }
  }

  #show(status: string, found: readonly PageDocument[]): void {
    this.#find('[role=status]', HTMLElement).textContent = status;
    this.#find('ol', HTMLOListElement).replaceChildren(...found.map(itemOf));
  }

  /** The arrows move between the field and the results. */
  #move(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const stops = [this.#input, ...this.#links];
    const at = stops.findIndex((stop) => stop.matches(':focus'));
    stops[Math.min(Math.max(at + step, 0), stops.length - 1)]?.focus();
  }
}

/** The words of the last part of a path. */
const wordsOf = (path: string): string =>
  decodeURIComponent(path.split('/').findLast(Boolean) ?? '').replaceAll(/[^\p{L}\d]+/gu, ' ');

function itemOf(found: PageDocument): HTMLLIElement {
  const { kind, id, title, summary } = found;
  return element('li', {}, [
    element('a', { href: pathOf(found), textContent: title }),
    element('small', { textContent: kind === 'call' ? `${LABELS.call} ${id}` : LABELS[kind] }),
    element('p', { textContent: summary.replaceAll('`', '') }),
  ]);
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  children: readonly Node[] = [],
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

customElements.define('site-search', SiteSearch);
