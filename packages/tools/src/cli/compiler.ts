import module from 'node:module';

/**
 * In a project with TypeScript 7, npm installs @hey-api/openapi-ts next to it, because its peer range accepts it. That
 * TypeScript has no compiler API. From here on, every import of this process loads the TypeScript of this package.
 */
export function useOwnTypeScript(): void {
  const url = import.meta.resolve('typescript');
  module.registerHooks({
    resolve: (specifier, context, next) =>
      specifier === 'typescript' ? { url, shortCircuit: true } : next(specifier, context),
  });
}
