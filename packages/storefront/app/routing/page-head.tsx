import { useLocation } from 'react-router';
import { LANGUAGES, useText } from '../text/text.tsx';
import { useSiteData } from './site-data.ts';

interface PageHeadProps {
  /** Title of the page, without the name of the shop. Undefined on the home page. */
  title?: string | undefined;
  /** What search engines show below the title. Default: what the shop is. */
  description?: string | undefined;
  /** Query parameters that make another page, such as the page number. All others are left out. */
  canonicalQuery?: string | undefined;
  /** False for pages of one person and for errors. Default true. */
  isIndexed?: boolean | undefined;
}

/** Title, description and canonical URL of a page, and its versions in other languages. React moves them to the head. */
export function PageHead({ title, description, canonicalQuery = '', isIndexed = true }: PageHeadProps) {
  const { shell } = useText();
  const { pathname } = useLocation();
  const origin = useSiteData()?.origin ?? '';
  const [own = '', ...rest] = pathname.split('/').filter(Boolean);
  const urlIn = (language: string): string =>
    `${origin}/${[language, ...rest].join('/')}${canonicalQuery && `?${canonicalQuery}`}`;
  return (
    <>
      <title>{title === undefined ? shell.shop.name : shell.titleOf(title)}</title>
      <meta name="description" content={description || shell.shop.promise} />
      {isIndexed ? (
        <>
          <link rel="canonical" href={urlIn(own)} />
          {LANGUAGES.map(({ code }) => (
            <link key={code} rel="alternate" hrefLang={code} href={urlIn(code)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={urlIn('en')} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}
