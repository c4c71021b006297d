import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { SHOP } from '../../shop.config.ts';
import { PaymentLogos } from '../components/payment-logos.tsx';
import { ConsentReset } from '../features/analytics/consent-notice.tsx';
import { FavoritesLink } from '../features/favorites/favorites-links.tsx';
import { LookUpLinks } from '../features/order-look-up/links.tsx';
import { formatWeekdays } from '../format/date.ts';
import { PageLink } from '../routing/page-link.tsx';
import { LEGAL_PAGES, type LegalPage, usePaths } from '../routing/paths.ts';
import { useShellData } from '../routing/shell-data.ts';
import { useSiteData } from '../routing/site-data.ts';
import { CatalogText } from '../text/catalog-text.tsx';
import { LANGUAGES } from '../text/languages.ts';
import { useLanguage, useText } from '../text/text.tsx';
import { ThemeSelect } from '../theme/theme-select.tsx';

const LINK = 'inline-flex min-h-11 items-center underline-offset-4 hover:underline sm:min-h-9';

/** The legal pages that help to buy, in the first column. */
const HELP: readonly LegalPage[] = ['delivery', 'returns'];

/** Help, the shop, legal pages and where the shop is; payment, language and theme. */
export function Footer() {
  const { shell } = useText();
  const site = useSiteData();
  return (
    <footer className="border-line border-t bg-raised" data-print="none">
      <nav
        aria-label={shell.aboutShop}
        className="page grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(7rem,40%)),1fr))] gap-x-8 gap-y-10 pt-12 pb-10 lg:grid-cols-4"
      >
        <Column title={shell.help}>
          <LegalLinks pages={LEGAL_PAGES.filter((page) => HELP.includes(page))} />
          <FavoritesLink className={LINK} />
          <LookUpLinks className={LINK} />
        </Column>
        <Categories />
        <Column title={shell.legalPages}>
          <LegalLinks pages={LEGAL_PAGES.filter((page) => !HELP.includes(page))} />
        </Column>
        <Visit />
      </nav>
      <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-line border-t py-6">
        <PaymentLogos label={shell.payment} />
        <ConsentReset />
        <LanguageLinks />
        <ThemeSelect theme={site?.theme ?? 'system'} />
      </div>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h2 className="mb-2 text-lg">{title}</h2>
      <ul className="text-soft text-sm">{children}</ul>
    </div>
  );
}

function LegalLinks({ pages }: { pages: readonly LegalPage[] }) {
  const { shell } = useText();
  const paths = usePaths();
  return pages.map((page) => (
    <li key={page}>
      <PageLink to={paths.legal(page)} className={LINK}>
        {shell.legal[page]}
      </PageLink>
    </li>
  ));
}

function Categories() {
  const { shell } = useText();
  const paths = usePaths();
  const { menu = [] } = useShellData() ?? {};
  return (
    <Column title={shell.shopLinks}>
      <li>
        <PageLink to={paths.products} className={LINK}>
          {shell.allProducts}
        </PageLink>
      </li>
      {menu.slice(0, 5).map(({ slug, name }) => (
        <li key={slug}>
          <PageLink to={paths.collection(slug)} className={LINK}>
            <CatalogText>{name}</CatalogText>
          </PageLink>
        </li>
      ))}
    </Column>
  );
}

/** Address, opening hours, and how to reach the shop. */
function Visit() {
  const { shell } = useText();
  const { locale } = useLanguage();
  const { address, email, phone } = SHOP.company;
  return (
    <div className="min-w-0">
      <h2 className="mb-2 text-lg">{shell.visit}</h2>
      <address className="wrap-anywhere text-soft text-sm not-italic">
        <p className="py-1.5">
          <bdi>{SHOP.name}</bdi>
          <br />
          <bdi>{address}</bdi>
        </p>
        <dl className="flex flex-col py-1.5">
          {SHOP.openingHours.map(({ from, to, opens, closes }) => (
            <div key={from} className="flex flex-wrap gap-x-3">
              <dt className="min-w-16">{formatWeekdays(from, to, locale)}</dt>
              <dd className="tabular-nums">
                <bdi>{`${opens}–${closes}`}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <a href={`mailto:${email}`} className={LINK}>
          <bdi>{email}</bdi>
        </a>
        <br />
        <a href={`tel:${phone.replaceAll(' ', '')}`} className={LINK}>
          <bdi dir="ltr">{phone}</bdi>
        </a>
      </address>
    </div>
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
