// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import * as runtime from '../../src/runtime/msw.ts';
import type * as T from '../types.ts';
import * as examples from './examples.ts';

/** Mocks `GET /stores/v3/provision/version`: Get the version of the catalog. Responds with the example `typical` by default. */
export const getCatalogVersionHandler: runtime.ExampleHandler<T.GetCatalogVersionInput, T.GetCatalogVersionResponse, keyof typeof examples.errors5 | 'typical' | 'version1'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'catalogVersioning.getCatalogVersion', method: 'GET', path: '/stores/v3/provision/version' }, { typical: examples.GetCatalogVersionResponseTypical, version1: examples.GetCatalogVersionResponseVersion1 }, () => ({ ...examples.errors5 }));
