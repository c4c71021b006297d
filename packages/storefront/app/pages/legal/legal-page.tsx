import { data } from 'react-router';
import { PageHead } from '../../routing/page-head.tsx';
import { isLegalPage, languageOfPath } from '../../routing/paths.ts';
import type { Language } from '../../text/languages.ts';
import { useText } from '../../text/text.tsx';
import type { Route } from './+types/legal-page';
import type { LegalTexts } from './sections/en.ts';

/** Texts that no other page needs, so that they are no part of the dictionaries. */
const loadTexts = async (language: Language): Promise<LegalTexts> =>
  (await import(`./sections/${language}.ts`)).legal;

export async function loader({ url, params: { page } }: Route.LoaderArgs) {
  if (!isLegalPage(page)) throw data(null, 404);
  const texts = await loadTexts(languageOfPath(url.pathname));
  return { page, sections: texts[page] };
}

/** Terms, privacy, returns, delivery and imprint. */
export default function LegalPage({ loaderData: { page, sections } }: Route.ComponentProps) {
  const { shell } = useText();
  const title = shell.legal[page];
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
