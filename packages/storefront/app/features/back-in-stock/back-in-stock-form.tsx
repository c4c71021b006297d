import { BellRing } from 'lucide-react';
import { useActionData } from 'react-router';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { FormText } from '../../form/fields.tsx';
import { StoreForm } from '../../form/store-form.tsx';
import { useForm } from '../../form/use-form.ts';
import type { ShopSelection } from '../../store/product/product.ts';
import { useText } from '../../text/text.tsx';
import type { NotificationResult } from './request-notification.ts';

interface BackInStockFormProps {
  selection: Pick<ShopSelection, 'availability' | 'item'>;
}

/** Asks for an email when what is sold out can be bought again. */
export function BackInStockForm({ selection: { availability, item } }: BackInStockFormProps) {
  const { backInStock: texts, form } = useText();
  const state = useForm('notify', useActionData<NotificationResult>());
  const { isSaved, isKnown, values } = state.result ?? {};
  const email = values?.['email'] ?? '';
  if (availability !== 'soldOut') return null;
  return (
    <section className="card p-5" data-print="none">
      <h2 className="flex items-center gap-2.5 text-lg">
        <BellRing aria-hidden="true" className="size-5 shrink-0 text-accent" strokeWidth={1.75} />
        {texts.title}
      </h2>
      <div role="status" className="mt-3 empty:hidden">
        {isSaved ? (
          <Notice tone={isKnown ? 'neutral' : 'success'}>
            {isKnown ? texts.known(email) : texts.saved(email)}
          </Notice>
        ) : null}
      </div>
      {isSaved ? null : (
        <StoreForm
          isSmall
          state={state}
          failedTitle={texts.failed}
          preventScrollReset
          className="mt-1 flex flex-wrap items-start gap-3"
        >
          <p className="basis-full text-sm text-soft">{texts.text}</p>
          <input type="hidden" name="variantId" value={item.variantId ?? ''} />
          <FormText
            label={form.emailLabel}
            isLabelHidden
            placeholder={form.emailLabel}
            type="email"
            name="email"
            dir="ltr"
            look="rtl:placeholder-shown:text-end"
            autoComplete="email"
            defaultValue={email}
            className="min-w-0 flex-1 basis-48"
          />
          <Button type="submit" look="outline" pending={state.isPending && form.saving}>
            {texts.submit}
          </Button>
        </StoreForm>
      )}
    </section>
  );
}
