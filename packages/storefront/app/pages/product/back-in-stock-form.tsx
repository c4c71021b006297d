import { BellRing } from 'lucide-react';
import { useActionData, useFetcher } from 'react-router';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { RequestId } from '../../components/request-id.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useText } from '../../text/text.tsx';
import type { BackInStockResult } from './back-in-stock-action.ts';
import { NOTIFY_INTENT } from './form-names.ts';
import type { ProductActionResult } from './product-action.ts';

/** Asks for an email when what is sold out can be bought again. */
export function BackInStockForm({ variantId }: { variantId: string | undefined }) {
  const { product: texts, form } = useText();
  const fetcher = useFetcher<BackInStockResult>();
  const sent = useActionData<ProductActionResult>();
  const result = fetcher.data ?? (sent?.form === 'notify' ? sent : undefined);
  const isPending = fetcher.state !== 'idle';
  const isDone = result?.state === 'saved' || result?.state === 'alreadyRequested';
  return (
    <section className="rounded-3xl border border-line bg-raised p-5">
      <h2 className="flex items-center gap-2.5 text-lg">
        <BellRing aria-hidden="true" className="size-5 shrink-0 text-accent" strokeWidth={1.75} />
        {texts.notify}
      </h2>
      <div role="status" className="mt-3 empty:hidden">
        {isDone ? (
          <Notice tone={result.state === 'saved' ? 'success' : 'neutral'}>
            {result.state === 'saved' ? texts.notified(result.email) : texts.alreadyNotified(result.email)}
          </Notice>
        ) : null}
      </div>
      {isDone ? null : (
        <fetcher.Form method="post" noValidate className="mt-1 flex flex-col gap-4">
          <p className="text-sm text-soft">{texts.notifyText}</p>
          <input type="hidden" name="intent" value={NOTIFY_INTENT} />
          <input type="hidden" name="variantId" value={variantId ?? ''} />
          <div className="flex flex-wrap items-start gap-3">
            <TextField
              label={texts.notifyEmail}
              isLabelHidden
              placeholder={texts.notifyEmail}
              type="email"
              name="email"
              dir="ltr"
              look="rtl:placeholder-shown:text-end"
              autoComplete="email"
              required
              defaultValue={result?.email}
              error={result?.state === 'invalidEmail' && !isPending ? form.email : undefined}
              className="min-w-0 flex-1 basis-48"
            />
            <Button type="submit" look="outline" pending={isPending && texts.notifying}>
              {texts.notifySubmit}
            </Button>
          </div>
          {(result?.state === 'failed' || result?.state === 'notOffered') && !isPending ? (
            <Notice tone="danger" role="alert" title={texts.notifyFailed}>
              {result.state === 'notOffered' ? texts.notifyNotOffered : null}
              <RequestId id={result.requestId} />
            </Notice>
          ) : null}
        </fetcher.Form>
      )}
    </section>
  );
}
