import { Download } from 'lucide-react';
import type { Order } from 'storewire';
import { buttonLook } from '../../components/button.tsx';
import { formatDate } from '../../format/date.ts';
import { nameOf } from '../../shop/cart/line-summary.tsx';
import { CatalogText } from '../../text/catalog-text.tsx';
import { useLanguage, useText } from '../../text/text.tsx';

/** Files that were bought, with the time until which their links work. */
export function Downloads({ order: { lineItems } }: { order: Order }) {
  const { orderExtras: text } = useText();
  const { locale } = useLanguage();
  const files = lineItems.filter(({ digitalFile, itemType }) => digitalFile || itemType.preset === 'DIGITAL');
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="downloads">
      <h2 id="downloads" className="text-heading">
        {text.downloads}
      </h2>
      <ul className="mt-4 flex flex-col gap-4">
        {files.map(({ digitalFile, ...line }) => (
          <li key={line.id} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            {digitalFile?.link ? (
              <a href={digitalFile.link} className={buttonLook('outline')}>
                <Download aria-hidden="true" className="size-4" />
                {text.download(nameOf(line))}
              </a>
            ) : (
              <p>
                <CatalogText>{nameOf(line)}</CatalogText>:{' '}
                <span className="text-soft">{text.downloadLater}</span>
              </p>
            )}
            {digitalFile?.expirationDate ? (
              <p className="text-sm text-soft">
                {Date.parse(digitalFile.expirationDate) > Date.now()
                  ? text.downloadUntil(formatDate(digitalFile.expirationDate, locale, 'dateTime'))
                  : text.downloadExpired}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
