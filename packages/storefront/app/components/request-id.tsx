import { useText } from '../text/text.tsx';
import { classes } from './classes.ts';
import { CopyButton } from './copy-button.tsx';

export interface RequestIdProps {
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
