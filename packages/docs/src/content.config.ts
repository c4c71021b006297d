/** The pages as Starlight's collection. They are made in memory, so that no generated file is committed. */

import { defineCollection } from 'astro:content';
import { docsSchema } from '@astrojs/starlight/schema';
import type { Loader } from 'astro/loaders';
import { z } from 'astro/zod';
import { ROOT } from './reference/contract.ts';
import { makeNotFoundPage } from './reference/not-found.ts';
import { readPages } from './reference/site.ts';
import type { TryItForm } from './reference/try-it.ts';

const pageLoader: Loader = {
  name: 'storewire-pages',
  async load({ store, parseData, renderMarkdown }) {
    store.clear();
    for (const { id, title, description, body, source, form } of [...readPages(ROOT), makeNotFoundPage()]) {
      const data = await parseData({
        id: id || 'index',
        data: { title, description, source, ...(form && { form }) },
      });
      // Starlight derives paths from the name of a file, whether it exists or not
      const filePath = `src/content/docs/${id || 'index'}.md`;
      const { html, metadata } = await renderMarkdown(body);
      // a table without headings has empty ones in Markdown
      const rendered = { html: html.replaceAll('<th></th>', '<td></td>'), metadata };
      store.set({ id: id || 'index', data, body, filePath, rendered });
    }
  },
};

export const collections = {
  docs: defineCollection({
    loader: pageLoader,
    schema: docsSchema({
      extend: z.object({
        source: z.string(),
        form: z.custom<TryItForm>().optional(),
      }),
    }),
  }),
};
