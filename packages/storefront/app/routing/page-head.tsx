import { useLocation } from 'react-router';
import { type DescribedImage, pictureOf } from '../components/picture-source.ts';
import { LANGUAGES } from '../text/languages.ts';
import { useLanguage, useText } from '../text/text.tsx';
import { useSiteData } from './site-data.ts';

interface PageHeadProps {
  /** Title of the page, without the name of the shop. Undefined on the home page. */
  title?: string | undefined;
  /** What search engines show below the title. Default: what the shop is. */
  description?: string | undefined;
  /** The picture of links to the page in messages and social networks. Default: the icon of the shop. */
  image?: DescribedImage | undefined;
  /** Query parameters that make another page, such as the page number. All others are left out. */
  canonicalQuery?: string | undefined;
  /** False for pages of one person and for errors. Default true. */
  isIndexed?: boolean | undefined;
}

/**
 * Title, description and canonical URL of a page, its versions in other languages, and what links to it show. React
 * moves them to the head.
 */
export function PageHead(props: PageHeadProps) {
  const { title, canonicalQuery = '', isIndexed = true } = props;
  const { shell } = useText();
  const { locale } = useLanguage();
  const { pathname } = useLocation();
  const origin = useSiteData()?.origin ?? '';
  const [own = '', ...rest] = pathname.split('/').filter(Boolean);
  const urlIn = (language: string): string =>
    `${origin}/${[language, ...rest].join('/')}${canonicalQuery && `?${canonicalQuery}`}`;
  const description = props.description || shell.shop.promise;
  return (
    <>
      <title>{title === undefined ? shell.shop.name : shell.titleOf(title)}</title>
      <meta name="description" content={description} />
      {isIndexed ? (
        <>
          <link rel="canonical" href={urlIn(own)} />
          {LANGUAGES.map(({ code }) => (
            <link key={code} rel="alternate" hrefLang={code} href={urlIn(code)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={urlIn(LANGUAGES[0].code)} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={shell.shop.name} />
          <meta property="og:title" content={title ?? shell.shop.name} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={urlIn(own)} />
          <meta property="og:locale" content={locale.replace('-', '_')} />
          <LinkImage image={props.image} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}

/** The picture of links to the page. Networks need an absolute URL, and reserve its box if they know its size. */
function LinkImage({ image }: { image: DescribedImage | undefined }) {
  const { shell } = useText();
  const origin = useSiteData()?.origin ?? '';
  const picture = image && pictureOf(image, 'landscape');
  const { src, width, height } = picture ?? { src: `${origin}/icon.png`, width: 512, height: 512 };
  return (
    <>
      <meta property="og:image" content={src} />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      <meta property="og:image:alt" content={(picture && image.altText) || shell.shop.name} />
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
    </>
  );
}
