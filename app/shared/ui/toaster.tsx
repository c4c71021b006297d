import { createRoot } from 'react-dom/client';
import { Toaster } from 'sonner';

let mounted: Promise<void> | undefined;

/** Adds the region of the messages to the page, once. */
export function mountToaster(): Promise<void> {
  mounted ??= new Promise((resolve) => {
    const host = document.createElement('div');
    host.dataset['print'] = 'none';
    document.body.append(host);
    createRoot(host).render(<Region onReady={resolve} />);
  });
  return mounted;
}

/** A message that is sent before the region exists would be lost. */
function Region({ onReady }: { onReady: () => void }) {
  const { dir, dataset, lang } = document.documentElement;
  const theme = dataset['theme'];
  return (
    <div ref={onReady} lang={lang}>
      <Toaster
        dir={dir === 'rtl' ? 'rtl' : 'ltr'}
        theme={theme === 'light' || theme === 'dark' ? theme : 'system'}
        position="bottom-center"
        closeButton
        visibleToasts={3}
        toastOptions={{
          unstyled: true,
          classNames: {
            toast:
              'flex w-full items-center gap-3 rounded-2xl border border-line bg-raised p-4 text-sm text-ink shadow-sheet',
            icon: 'text-success',
            content: 'min-w-0 flex-1',
            actionButton:
              'ms-auto min-h-9 shrink-0 rounded-full border border-edge px-4 font-medium hover:border-accent',
          },
        }}
      />
    </div>
  );
}
