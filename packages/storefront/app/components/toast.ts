import type { ReactNode } from 'react';

/**
 * Sources for `style-src` of a Content Security Policy: sonner adds an element with these styles, first empty,
 * then with its text.
 */
export const TOAST_STYLE_SOURCES = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
];

/** Options of {@link showSuccess}. */
export interface SuccessOptions {
  /** A button in the message, such as "Undo". */
  action?: { label: string; onClick: () => void };
  /** How long it is shown. Default: 5 seconds. */
  durationMs?: number;
  /** Replaces a message with the same id. */
  id?: string;
}

/**
 * Shows a short message about something that succeeded. Errors belong next to what failed, until they are
 * resolved. The library is loaded with the first message.
 */
export async function showSuccess(message: ReactNode, options: SuccessOptions = {}): Promise<void> {
  const { action, durationMs = 5_000, id } = options;
  const [{ toast }, { mountToaster }] = await Promise.all([import('sonner'), import('./toaster.tsx')]);
  await mountToaster();
  toast.success(message, {
    duration: durationMs,
    ...(action ? { action: { label: action.label, onClick: action.onClick } } : {}),
    ...(id === undefined ? {} : { id }),
  });
}
