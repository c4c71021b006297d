import { data } from 'react-router';
import { PageHead } from '../../routing/page-head.tsx';
import { isLegalPage } from '../../routing/paths.ts';
import { useText } from '../../text/text.tsx';
import type { Route } from './+types/legal-page';

export function loader({ params }: Route.LoaderArgs) {
  if (!isLegalPage(params.page)) throw data(null, 404);
  return { page: params.page };
}

/** Terms, privacy, returns, delivery and imprint: texts of the dictionary. */
export default function LegalPage({ loaderData }: Route.ComponentProps) {
  const { legal, shell } = useText();
  const { sections } = legal[loaderData.page];
  const title = shell.legal[loaderData.page];
  return (
    <article className="mx-auto max-w-prose">
      <PageHead title={title} />
      <h1 className="text-title">{title}</h1>
      {sections.map(([heading, text]) => (
        <section key={heading} className="mt-8">
          <h2 className="text-heading">{heading}</h2>
          <p className="mt-2 text-soft">{text}</p>
        </section>
      ))}
    </article>
  );
}

export { RouteError as ErrorBoundary } from '../../routing/route-error.tsx';
