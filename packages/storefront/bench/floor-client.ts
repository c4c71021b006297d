import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { FloorPage } from './floor-page.ts';

const image = document.querySelector('img')?.getAttribute('src') ?? '';
hydrateRoot(document, createElement(FloorPage, { image }));
