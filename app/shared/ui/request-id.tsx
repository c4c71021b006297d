import { useText } from '../text/text.ts';

/** The id of a failed request, for error reports. */
export function RequestId({ id }: { id: string | undefined }) {
  const { state } = useText();
  return id ? (
    <p className="mt-2 text-sm text-soft">
      {state.requestId} <code className="font-mono break-all select-all">{id}</code>
    </p>
  ) : null;
}
