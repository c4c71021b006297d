import { Link } from 'react-router';
import { useText } from '../../shared/text/text.ts';
import { buttonLook } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { paths } from '../paths.ts';
import { PageTitle } from './page-title.tsx';

/** An address that leads nowhere, or names something that is gone. */
export function NotFoundPage({ title, explanation }: { title?: string; explanation?: string }) {
  const { state } = useText();
  const toShop = (
    <Link to={paths.catalog} className={buttonLook()}>
      {state.toShop}
    </Link>
  );
  return (
    <>
      <PageTitle>{title ?? state.notFound}</PageTitle>
      <Notice level="h1" title={title ?? state.notFound} text={explanation ?? state.notFoundText} action={toShop} />
    </>
  );
}
