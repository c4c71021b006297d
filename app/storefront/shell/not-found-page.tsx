import { useText } from '../../shared/text/text.ts';
import { Notice } from '../../shared/ui/notice.tsx';
import { PageTitle } from './page-title.tsx';
import { ToShop } from './to-shop.tsx';

/** An address that leads nowhere, or names something that is gone. */
export function NotFoundPage({ title, explanation }: { title?: string; explanation?: string }) {
  const { state } = useText();
  return (
    <>
      <PageTitle>{title ?? state.notFound}</PageTitle>
      <Notice level="h1" title={title ?? state.notFound} text={explanation ?? state.notFoundText} action={<ToShop />} />
    </>
  );
}
