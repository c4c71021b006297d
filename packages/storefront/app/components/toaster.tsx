import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { Toaster } from 'sonner';
import { isLanguage, LANGUAGES, type Text } from '../text/text.tsx';
import { loadArea } from '../text/text-areas.ts';

let mounted: Promise<void> | undefined;

/** Adds the region of the messages to the page, once, in the language of the page. */
export function mountToaster(): Promise<void> {
  mounted ??= mount();
  return mounted;
}

async function mount(): Promise<void> {
  const [language] = document.documentElement.lang.split('-');
  const shell = await loadArea(isLanguage(language) ? language : LANGUAGES[0].code, 'shell');
  const host = document.createElement('div');
  host.dataset['print'] = 'none';
  document.body.append(host);
  await new Promise<void>((resolve) => {
    createRoot(host).render(<Region text={shell} onReady={resolve} />);
  });
}

/** A message that is sent before the region listens would be lost: effects of children run first. */
function Region({ text, onReady }: { text: Text['shell']; onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return (
    <Toaster
      dir={document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'}
      containerAriaLabel={text.toasts}
      // its keys would be read as part of the name of the region
      hotkey={[]}
      position="bottom-center"
      closeButton
      visibleToasts={3}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: text.dismiss,
        classNames: {
          toast:
            'flex w-full flex-wrap items-center gap-3 rounded-2xl border border-line bg-raised p-4 text-sm text-ink shadow-sheet',
          icon: 'text-success',
          content: 'min-w-0 grow basis-3/5',
          actionButton:
            'order-2 ms-8 min-h-9 rounded-full border border-edge px-4 font-medium hover:border-accent',
          closeButton:
            'order-1 -me-1 grid size-8 shrink-0 place-items-center rounded-full text-soft hover:bg-sunk hover:text-ink',
        },
      }}
    />
  );
}
