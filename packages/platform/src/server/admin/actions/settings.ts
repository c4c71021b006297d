/** Actions on how the shop works where the contract leaves a choice. */

import { recalculateProducts } from '../../../features/catalog/derived-properties.ts';
import { defineAction } from '../../../kernel/actions/action.ts';
import { nothing } from '../../../kernel/actions/shapes.ts';
import { changeSettings } from '../../../kernel/settings/changed-settings.ts';
import type { Settings } from '../../../kernel/settings/settings.ts';
import { allSettings, someSettings } from '../../../kernel/settings/settings-rules.ts';

/** The settings as the output of an action, whose lists can be changed. */
const copyOf = ({ importHosts, allowedOrigins, ...settings }: Settings) => ({
  ...settings,
  importHosts: [...importHosts],
  allowedOrigins: [...allowedOrigins],
});

export const settingsActions = {
  getSettings: defineAction({
    summary: 'Returns the settings of the shop.',
    effect: 'read',
    input: nothing,
    output: allSettings,
    run: ({ settings }) => copyOf(settings),
  }),
  changeSettings: defineAction({
    summary:
      'Changes settings of the shop, until a reset or a start with other ones. What is missing stays. Orders keep their currency.',
    effect: 'write',
    input: someSettings,
    output: allSettings,
    run: ({ db, settings: before }, changes) => {
      const settings = { ...before, ...changeSettings(db, changes) };
      recalculateProducts({ db, settings });
      return copyOf(settings);
    },
  }),
};
