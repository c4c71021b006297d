import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../text/text.tsx';
import { useAnnounce } from './announcer.tsx';
import { classes } from './classes.ts';

interface RequestIdProps {
  /** Nothing is shown without an id. */
  id: string | undefined;
  className?: string;
}

/** The id of a failed request, to select or copy for an error report. */
export function RequestId({ id, className }: RequestIdProps) {
  const { states } = useText();
  if (!id) return null;
  return (
    <p className={classes('flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-soft', className)}>
      <span>{states.requestId}</span>
      <code translate="no" className="font-mono break-all select-all">
        <bdi>{id}</bdi>
      </code>
      <CopyButton value={id} label={states.requestId} />
    </p>
  );
}

interface CopyButtonProps {
  value: string;
  /** What is copied, such as "request id". It is part of the name of the button. */
  label: string;
}

/** A small button that copies a code. Without access to the clipboard, it asks to select the text. */
function CopyButton({ value, label }: CopyButtonProps) {
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
      <span>{isCopied ? states.copied : states.copy}</span>
    </button>
  );
}
