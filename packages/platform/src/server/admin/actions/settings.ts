/** Actions on how the shop works where the contract leaves a choice. */

import { startCatalog, versionProblem } from '../../../features/items/catalog-version.ts';
import { catalogOf } from '../../../features/items/current-catalog.ts';
import { defineAction } from '../../../kernel/actions/action.ts';
import { invalid } from '../../../kernel/errors/failure.ts';
import { nothing } from '../../../kernel/schemas/shapes.ts';
import { changeSettings } from '../../../kernel/settings/changed-settings.ts';
import { allSettings, someSettings } from '../../../kernel/settings/settings-rules.ts';

export const settingsActions = {
  getSettings: defineAction({
    summary: 'Returns the settings of the shop.',
    effect: 'read',
    input: nothing,
    output: allSettings,
    run: ({ settings }) => settings,
  }),
  changeSettings: defineAction({
    summary:
      'Changes settings of the shop, until a reset or a start with other ones. What is missing stays. Orders keep their currency.',
    effect: 'write',
    input: someSettings,
    output: allSettings,
    run: (context, { catalogVersion, ...changes }) => {
      const { settings: before, ...base } = context;
      const problem = catalogVersion && versionProblem(context, catalogVersion);
      if (problem !== undefined) invalid('catalogVersion', 'VALIDATION', problem);
      if (catalogVersion) startCatalog(context, catalogVersion);
      const settings = { ...before, ...changeSettings(base.db, changes) };
      catalogOf({ settings }).recalculate({ ...base, settings });
      return settings;
    },
  }),
};
