/** What a page downloads of the entries, in a build for production. */
const budgets = [
  {
    name: 'visitor and three calls',
    path: ['src/operations.ts', 'src/index.ts'],
    import: {
      'src/operations.ts':
        '{ addLineItemsToCurrentCartV2, createTransport, getCurrentCartV2, queryProducts }',
      'src/index.ts': '{ visitor }',
    },
    limit: '9.1 kB',
  },
  {
    name: 'client with all calls',
    path: 'src/index.ts',
    import: '{ createClient }',
    limit: '12 kB',
  },
  {
    name: 'operations: one call and its transport',
    path: 'src/operations.ts',
    import: '{ createTransport, getCurrentCartV2 }',
    limit: '6.7 kB',
  },
  {
    name: 'everything of the main entry',
    path: 'src/index.ts',
    import: '*',
    limit: '32.4 kB',
  },
  {
    name: 'runtime: all factories and encoders',
    path: 'src/runtime/index.ts',
    import: '*',
    limit: '3.8 kB',
  },
  {
    name: 'runtime/react: the hook factories, beside react and swr',
    path: 'src/runtime/react.ts',
    import: '*',
    limit: '4.9 kB',
  },
  {
    name: 'runtime/msw: the handler factory, without msw',
    path: 'src/runtime/msw.ts',
    import: '*',
    limit: '1.6 kB',
  },
  {
    name: 'react: one hook and the provider, beside react and swr',
    path: 'src/react/index.ts',
    import: '{ StoreProvider, useGetCurrentCartV2 }',
    limit: '2.6 kB',
  },
  {
    name: 'react: every hook, beside react and swr',
    path: 'src/react/index.ts',
    import: '*',
    limit: '27.8 kB',
  },
  {
    name: 'zod: one schema, without zod',
    path: 'src/zod/index.ts',
    import: '{ CartResponseSchema }',
    limit: '1.8 kB',
  },
  {
    name: 'zod: validator and the schemas of all calls, without zod',
    path: 'src/zod/index.ts',
    import: '{ operationSchemas, validator }',
    limit: '31 kB',
  },
  {
    name: 'msw: one handler, without msw',
    path: 'src/msw/index.ts',
    import: '{ getCurrentCartHandler }',
    limit: '3.8 kB',
  },
  {
    name: 'msw: all handlers, without msw',
    path: 'src/msw/index.ts',
    import: '{ handlers }',
    limit: '36.4 kB',
  },
  {
    name: 'selection of a product',
    path: 'src/index.ts',
    import: '{ selectVariant, variantsInput }',
    limit: '2 kB',
  },
  {
    name: 'sign-in: redirect, frame and steps',
    path: 'src/index.ts',
    import: '{ completeRedirectSignIn, createCustomLogin, signInSilently, signOut, startRedirectSignIn }',
    limit: '9.2 kB',
  },
  {
    name: 'operations: one list',
    path: 'src/operations.ts',
    import: '{ queryProductsPages }',
    limit: '2.7 kB',
  },
  {
    name: 'GraphQL: one function and its transport',
    path: 'src/index.ts',
    import: '{ createTransport, graphql }',
    limit: '7 kB',
  },
  {
    name: 'media: one function',
    path: 'src/index.ts',
    import: '{ fitImage }',
    limit: '2.7 kB',
  },
  {
    name: 'media: image fields',
    path: 'src/index.ts',
    import: '{ imageFromWire, imageToWire }',
    limit: '1.4 kB',
  },
  {
    name: 'media: every function',
    path: 'src/index.ts',
    import:
      '{ addressFromWire, addressToWire, cropImage, dateFromWire, fillImage, fitImage, imageFromWire, imageToWire, mediaUrl, srcset, videoFromWire, videoPoster, videoSources, videoToWire, videoUrl }',
    limit: '4.6 kB',
  },
  {
    name: 'redirects: sessions and addresses',
    path: 'src/index.ts',
    import: '{ createRedirect, logoutUrl }',
    limit: '2.1 kB',
  },
  {
    name: 'uploads: everything, beside tus-js-client',
    path: 'src/uploads/index.ts',
    import: '*',
    limit: '6.5 kB',
  },
  {
    name: 'react: the session and sign-out, beside one hook and the provider',
    path: 'src/react/index.ts',
    import: '{ StoreProvider, useGetCurrentCartV2, useSession, useSignOut }',
    limit: '4.8 kB',
  },
  {
    name: 'react: the whole sign-in, beside one hook and the provider',
    path: 'src/react/index.ts',
    import: '{ StoreProvider, useGetCurrentCartV2, useSession, useSignIn, useSignOut }',
    limit: '12.9 kB',
  },
];

const alias = { '#hints': `${import.meta.dirname}/src/core/no-hints.ts` };

export default budgets.map((budget) => ({
  ...budget,
  modifyRolldownConfig: (config) => ({ ...config, resolve: { alias } }),
}));
