import type { Crumb } from '../components/breadcrumb.tsx';
import { useSiteData } from './site-data.ts';

/** Facts for search engines, which the page shows too. Data is no script, so that it needs no nonce. */
export function JsonLd({ facts }: { facts: { '@type': string; [name: string]: unknown } }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...facts });
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing in it can end the element
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
    />
  );
}

/** The pages above the current one. */
export function BreadcrumbData({ items }: { items: readonly Crumb[] }) {
  const origin = useSiteData()?.origin ?? '';
  return (
    <JsonLd
      facts={{
        '@type': 'BreadcrumbList',
        itemListElement: items.map(({ label, to }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: label,
          item: to === undefined ? undefined : origin + to,
        })),
      }}
    />
  );
}

/** The products of a list, with their paths. */
export function ListData({ paths, from }: { paths: readonly string[]; from: number }) {
  const origin = useSiteData()?.origin ?? '';
  return (
    <JsonLd
      facts={{
        '@type': 'ItemList',
        itemListElement: paths.map((path, index) => ({
          '@type': 'ListItem',
          position: from + index,
          url: origin + path,
        })),
      }}
    />
  );
}
