import { useText } from '../../shared/text/text.ts';
import { Notice } from '../../shared/ui/notice.tsx';
import { PageTitle } from './page-title.tsx';
import { ToShop } from './to-shop.tsx';

/** The page for an unknown URL or deleted content. */
export function NotFoundPage({ title, explanation }: { title?: string; explanation?: string }) {
  const { state } = useText();
  return (
    <>
      <PageTitle>{title ?? state.notFound}</PageTitle>
      <Notice
        level="h1"
        title={title ?? state.notFound}
        text={explanation ?? state.notFoundText}
        action={<ToShop />}
      />
    </>
  );
}
