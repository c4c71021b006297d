import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../text/text.tsx';
import { useAnnounce } from './announcer.tsx';

export interface CopyButtonProps {
  value: string;
  /** What is copied, such as "request id". It is part of the name of the button. */
  label: string;
}

/** A small button that copies a code. Without access to the clipboard, it asks to select the text. */
export function CopyButton({ value, label }: CopyButtonProps) {
  const { states } = useText();
  const announce = useAnnounce();
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
      announce(states.copied);
    } catch {
      announce(states.copyFailed);
    }
  };
  const Icon = isCopied ? Check : Copy;
  return (
    <button
      type="button"
      aria-label={states.copyOf(label)}
      onClick={copy}
      onBlur={() => setCopied(false)}
      data-print="none"
      className="inline-flex noscript:hidden min-h-8 items-center gap-1.5 rounded-lg border border-line bg-raised px-2 text-xs text-soft hover:border-accent hover:text-accent"
    >
      <Icon aria-hidden="true" className="size-3.5" />
      {isCopied ? states.copied : states.copy}
    </button>
  );
}
