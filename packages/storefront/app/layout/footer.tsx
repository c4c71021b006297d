import { useLocation } from 'react-router';
import { PageLink } from '../routing/page-link.tsx';
import { LEGAL_PAGES, usePaths } from '../routing/paths.ts';
import { useSiteData } from '../routing/site-data.ts';
import { Slot } from '../slots/slot.tsx';
import { LANGUAGES } from '../text/languages.ts';
import { useLanguage, useText } from '../text/text.tsx';
import { ThemeSelect } from '../theme/theme-select.tsx';

const LINK = 'inline-flex min-h-11 items-center underline-offset-4 hover:underline';

/** Legal pages, links of features, language and theme. */
export function Footer() {
  const { shell } = useText();
  const paths = usePaths();
  const site = useSiteData();
  return (
    <footer className="border-line border-t">
      <div className="page flex flex-wrap items-start justify-between gap-x-8 gap-y-6 py-8">
        <nav aria-label={shell.aboutShop}>
          <ul className="flex flex-wrap gap-x-6">
            {LEGAL_PAGES.map((page) => (
              <li key={page}>
                <PageLink to={paths.legal(page)} className={LINK}>
                  {shell.legal[page]}
                </PageLink>
              </li>
            ))}
            <Slot name="footer.links" props={{ className: LINK }} />
          </ul>
        </nav>
        <Slot name="footer" props={{}} />
        <LanguageLinks />
        <ThemeSelect theme={site?.theme ?? 'system'} />
      </div>
    </footer>
  );
}

/** The same page in the other languages. The document is loaded anew, as direction and texts change. */
function LanguageLinks() {
  const { shell } = useText();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const rest = pathname.split('/').slice(2).join('/');
  return (
    <nav aria-label={shell.language}>
      <ul className="flex gap-x-4">
        {LANGUAGES.map(({ code, name }) => (
          <li key={code}>
            <a
              href={`/${code}${rest && `/${rest}`}${search}`}
              hrefLang={code}
              lang={code}
              aria-current={code === language.code ? 'true' : undefined}
              className={`${LINK} aria-[current]:font-semibold`}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
