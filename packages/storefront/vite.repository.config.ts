import { defaultClientConditions, defaultServerConditions, mergeConfig } from 'vite';
import config from './vite.config.ts';

/** The packages of this repository, from their sources. */
export default mergeConfig(config, {
  resolve: { conditions: ['storewire-source', ...defaultClientConditions] },
  environments: { ssr: { resolve: { conditions: ['storewire-source', ...defaultServerConditions] } } },
});
