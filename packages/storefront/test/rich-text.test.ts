/** Descriptions with formats, from the HTML of the merchant to the page. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paragraphsOf, readRichText } from '../app/format/rich-text.server.ts';
import { productId } from './cart.ts';
import { headOf, oneOf, textOf } from './html-page.ts';
import { startShop } from './shop.ts';
import { newVisitor } from './visitor.ts';

const shop = await startShop();

test.each([
  ['<p>One<br>two</p><p>&nbsp;</p>1 < 2', ['One', 'two', '1 < 2']],
  ['<p>Fired &amp; glazed &#8211; <b>twice</b></p><script>alert("<p>")</script>', ['Fired & glazed – twice']],
  ['<ul><li><p>Ash</p></li><li>Ink</li></ul>', ['Ash', 'Ink']],
  ['<h1>Size</h1><div>Small</div><div>Large</div>', ['Size', 'Small', 'Large']],
  ['<table><tr><td>Height<td>9 cm</table>', ['Height', '9 cm']],
  ['', []],
])('the plain text of %s has a line for each block', (html, expected) => {
  expect(paragraphsOf(html)).toEqual(expected);
});

test.each([
  ['formats', '<b>a</b> <strong>b</strong> <i>c</i> <em>d</em> <u>e</u>'],
  ['lists', '<ul dir="auto"><li>a</li></ul><ol dir="auto"><li>b<ul><li>c</li></ul></li></ol>'],
])('%s stay', (_name, html) => {
  expect(readRichText(html).html.replaceAll(/(?<=<(?:b|strong|i|em|u)) dir="auto"/g, '')).toBe(html);
});

test.each([
  ['scripts and styles', 'a<script>alert(1)</script><style>b</style><template><p>c</p></template>d', 'ad'],
  ['handlers, classes and styles', '<p onclick="x()" class="a" style="color:red" id="b">a</p>', '<p>a</p>'],
  ['images and frames', '<img src=x onerror=alert(1)>a<iframe src="https://a.example">b</iframe>', 'a'],
  ['drawings', '<svg onload=alert(1)><a href="https://a.example">a</a></svg>b<math><mi>c</mi></math>', 'b'],
  [
    'texts that browsers read in ways of their own',
    '<xmp><img src=x></xmp><noembed><b>a</b></noembed>b',
    'b',
  ],
  ['links in links', '<a href="http://a.example">a<a>b</a></a>', '<a>a</a><a>b</a>'],
  ['forms', '<form action="https://a.example"><input name=a>b<button>c</button></form>', 'b'],
  ['comments', '<!-- a --><![CDATA[b]]>c<!--', 'c'],
  ['tags that no one closes', '<p>a<ul><li><b>b<li>c', '<p>a</p><ul><li><b>b<li>c</li></b></li></ul>'],
  ['markup in an attribute', '<p title="</p><script>alert(1)</script>">a</p>', '<p>a</p>'],
  [
    'markup that is text',
    '&lt;script&gt;<plaintext></div><script>',
    '&lt;script&gt;&lt;/div&gt;&lt;script&gt;',
  ],
  ['headings of pages', '<h1>a</h1><h6>b</h6>', '<h3>a</h3><h3>b</h3>'],
])('%s come out clean', (_name, html, expected) => {
  expect(readRichText(html).html.replaceAll(/ (?:dir|rel)="[^"]*"/g, '')).toBe(expected);
});

test.each([
  ['https://a.example/?b=1', true],
  ['mailto:mara@example.com', true],
  ['http://a.example', false],
  ['//a.example', false],
  ['javascript:alert(1)', false],
  [' JavaScript:alert(1)', false],
  ['java\nscript:alert(1)', false],
  ['data:text/html,a', false],
])('a link to %s leads there: %s', (href, leads) => {
  const { html } = readRichText(`<p><a href="${href}" target="_blank">a</a></p>`);
  expect(html).toBe(
    leads
      ? `<p dir="auto"><a href="${href}" rel="noopener noreferrer">a</a></p>`
      : '<p dir="auto"><a rel="noopener noreferrer">a</a></p>',
  );
});

test('clean HTML has no other elements and attributes, and the same text if it is cleaned again', () => {
  const names =
    'p li b a svg math script style title textarea noscript template xmp plaintext select table td'.split(
      ' ',
    );
  const parts = [
    ...names.flatMap((name) => [`<${name}>`, `</${name}>`, `<${name}`]),
    ...'< > / " = !-- --> <![CDATA[ ]]> &lt; &quot; text'.split(' '),
    ' ',
    ' href="javascript:text"',
    ' href="https://a.example"',
    ' onclick=text',
  ];
  const clean =
    /^(?:[^<]|<\/?(?:p|li|div|b|a)(?: (?:dir="auto"|href="https:[^"<>]*"|rel="noopener noreferrer"))*>)*$/;
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...parts)), (all) => {
      const { html, paragraphs } = readRichText(all.join(''));
      expect(html).toMatch(clean);
      expect(paragraphsOf(html)).toEqual(paragraphs);
    }),
  );
});

test('a text of elements in elements is read in a moment', () => {
  const start = performance.now();
  expect(paragraphsOf('<ul><li>a'.repeat(2_000))).toHaveLength(2_000);
  expect(performance.now() - start).toBeLessThan(1_000);
});

test('a page shows lists, bold text and links of a description, and their plain text to search engines', async () => {
  await shop.merchant.products.updateProduct({
    id: await productId(shop, 'Tidal mug'),
    product: {
      description:
        '<p onclick="alert(1)">Holds <strong>300 ml</strong>.</p><script>alert(1)</script>' +
        '<ul><li><p>Safe in the <a href="https://a.example/care">dishwasher</a></p></li></ul>',
    },
  });
  const page = await newVisitor(shop).open('/he/products/tidal-mug');
  const list = oneOf(page, 'main ul[dir=auto]');
  expect(textOf(list)).toBe('Safe in the dishwasher');
  expect(list.querySelector('a')?.getAttribute('href')).toBe('https://a.example/care');
  expect(textOf(oneOf(page, 'main p[dir=auto] strong'))).toBe('300 ml');
  expect(page.document.querySelector('[onclick]')).toBe(null);
  expect(headOf(page, 'meta[name=description]')).toBe('Holds 300 ml.');
  const facts = oneOf(page, 'script[type="application/ld+json"]').textContent;
  expect(JSON.parse(facts)).toMatchObject({ description: 'Holds 300 ml.\nSafe in the dishwasher' });
});
