import { createElement, useState } from 'react';

/** The least that a page of a shop can be: React, and one image with a button next to it. */
export function FloorPage({ image }: { image: string }) {
  const [count, setCount] = useState(0);
  return createElement(
    'html',
    { lang: 'en' },
    createElement(
      'head',
      null,
      createElement('title', null, 'Floor'),
      createElement('meta', { name: 'viewport', content: 'width=device-width' }),
    ),
    createElement(
      'body',
      null,
      createElement('img', { src: image, width: 360, height: 360, alt: 'A mug', fetchPriority: 'high' }),
      createElement(
        'button',
        { type: 'button', onClick: () => setCount(count + 1) },
        `Add to cart (${count})`,
      ),
    ),
  );
}
