import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { SHOP } from '../../shop.config.ts';
import { PaymentLogos } from '../components/payment-logos.tsx';
import { ConsentReset } from '../features/analytics/analytics.tsx';
import { FavoritesLink } from '../features/favorites/favorites-links.tsx';
import { LookUpLinks } from '../features/order-look-up/links.tsx';
import { formatWeekdays } from '../format/date.ts';
import { usePageHandle } from '../routing/page-handle.ts';
import { PageLink } from '../routing/page-link.tsx';
import { LEGAL_PAGES, type LegalPage, usePaths } from '../routing/paths.ts';
import { useShellData, useSiteData } from '../routing/site-data.ts';
import { LANGUAGES } from '../text/languages.ts';
import { CatalogText, useLanguage, useText } from '../text/text.tsx';
import { THEMES, type Theme, useTheme, useThemeFetcher } from '../theme/theme.ts';

const LINK = 'inline-flex min-h-11 items-center underline-offset-4 hover:underline sm:min-h-9';

/** The legal pages that help to buy, in the first column. */
const HELP: readonly LegalPage[] = ['delivery', 'returns'];

/** Help, the shop, legal pages and where the shop is; payment, language and theme; or what the page has instead. */
export function Footer() {
  const { shell } = useText();
  const site = useSiteData();
  const { Footer: OfPage } = usePageHandle();
  if (OfPage) return <OfPage />;
  return (
    <footer className="border-line border-t bg-raised" data-print="none">
      <nav
        aria-label={shell.aboutShop}
        className="page grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(7rem,40%)),1fr))] gap-x-8 gap-y-10 pt-12 pb-10 lg:grid-cols-4"
      >
        <Column title={shell.help}>
          <HelpLinks className={LINK} />
        </Column>
        <Categories />
        <Column title={shell.legalPages}>
          <LegalLinks pages={LEGAL_PAGES.filter((page) => !HELP.includes(page))} className={LINK} />
        </Column>
        <Visit />
      </nav>
      <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-line border-t py-6">
        <PaymentLogos label={shell.payment} />
        <ConsentReset />
        {site?.consoleUrl && (
          <a href={site.consoleUrl} className={`${LINK} text-soft text-sm`}>
            {shell.console}
          </a>
        )}
        <nav aria-label={shell.language}>
          <LanguageLinks />
        </nav>
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

/** What helps to buy, as items of a list. */
export const HelpLinks = ({ className }: { className: string }) => (
  <>
    <LegalLinks pages={LEGAL_PAGES.filter((page) => HELP.includes(page))} className={className} />
    <FavoritesLink className={className} />
    <LookUpLinks className={className} />
  </>
);

interface LegalLinksProps {
  pages: readonly LegalPage[];
  className: string;
}

function LegalLinks({ pages, className }: LegalLinksProps) {
  const { shell } = useText();
  const paths = usePaths();
  return pages.map((page) => (
    <li key={page}>
      <PageLink to={paths.legal(page)} className={className}>
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
export function LanguageLinks() {
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const rest = pathname.split('/').slice(2).join('/');
  return (
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
  );
}

/** What a theme looks like. Icons would make every page larger. */
const SWATCHES = {
  system: 'bg-linear-to-r from-50% from-white to-50% to-black',
  light: 'bg-white',
  dark: 'bg-black',
} as const;

/** Selects the automatic, light or dark theme. */
function ThemeSelect({ theme }: { theme: Theme }) {
  const { shell } = useText();
  const { pathname, search } = useLocation();
  const { Form } = useThemeFetcher();
  const chosen = useTheme(theme);
  return (
    <Form method="post" action="/theme" defaultShouldRevalidate={false}>
      <input type="hidden" name="returnTo" value={`${pathname}${search}`} />
      <fieldset className="inline-flex w-fit max-w-full flex-wrap card p-1">
        <legend className="sr-only">{shell.theme}</legend>
        {THEMES.map((name) => (
          <button
            key={name}
            type="submit"
            name="theme"
            value={name}
            aria-pressed={chosen === name}
            className="flex min-h-9 items-center gap-2 rounded-full px-3 text-sm text-soft hover:text-ink aria-pressed:bg-sunk aria-pressed:font-medium aria-pressed:text-ink aria-pressed:selected-outline"
          >
            <span
              aria-hidden="true"
              className={`size-3.5 shrink-0 rounded-full border border-edge ${SWATCHES[name]}`}
            />
            {shell.themes[name]}
          </button>
        ))}
      </fieldset>
    </Form>
  );
}
