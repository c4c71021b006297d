import { Alert, Box, Link, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  Loading,
  SaveButton,
  SimpleForm,
  Title,
  Toolbar,
  useLogoutIfAccessDenied,
  useNotify,
  useRequireAccess,
} from 'react-admin';
import { set } from 'react-hook-form';
import { type CheckoutSettings, isStoreError } from 'storewire';
import { textOfError } from '../components/reasons.ts';
import { useConflict } from '../components/use-conflict.tsx';
import { merged } from '../components/versions.ts';
import { client } from '../data.ts';
import { CONSOLE_URL } from '../page-settings.ts';
import { SettingInput } from './setting-input.tsx';
import { changedSettings, FIELDS, GROUPS, settingValues } from './settings.ts';

const KEY = ['settings'];

const read = async (): Promise<CheckoutSettings> =>
  (await client.checkoutSettings.getCheckoutSettings()).checkoutSettings;

const Form = ({ stored: before }: { stored: CheckoutSettings }) => {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const { decide, dialog } = useConflict('page of settings', FIELDS);
  const save = async (values: object) => {
    try {
      const stored = await read();
      const versions = {
        was: settingValues(before),
        now: settingValues(stored),
        mine: settingValues(values),
      };
      const decision = await decide(versions);
      if (decision === 'theirs') return void queryClient.setQueryData(KEY, stored);
      const mine = structuredClone(stored);
      const kept = merged(versions.was, versions.mine, versions.now) as object;
      for (const [path, value] of Object.entries(kept)) set(mine, path, value);
      const response = await client.checkoutSettings.updateCheckoutSettings(changedSettings(stored, mine));
      queryClient.setQueryData(KEY, response.checkoutSettings);
      notify('The settings are saved', { type: 'success' });
      return undefined;
    } catch (error) {
      if (await logoutIfAccessDenied(error)) return undefined;
      if (!isStoreError(error)) return { 'root.serverError': (error as Error).message };
      notify(textOfError(error), { type: 'error' });
      const prefix = 'checkoutSettings.';
      return Object.fromEntries(
        error.violations.map(({ field, description }) => [field.replace(prefix, ''), description]),
      );
    }
  };
  return (
    <SimpleForm
      record={before}
      onSubmit={save}
      warnWhenUnsavedChanges
      toolbar={
        <>
          {dialog}
          <Toolbar sx={{ position: 'sticky', bottom: 0, zIndex: 1 }}>
            <SaveButton />
          </Toolbar>
        </>
      }
    >
      {[...GROUPS].map(([title, settings]) => (
        <Box
          key={title}
          component="fieldset"
          sx={{ border: 0, m: 0, mb: 2, p: 0, width: '100%', maxWidth: 640 }}
        >
          <Typography variant="subtitle1" component="legend" sx={{ fontWeight: 600 }}>
            {title}
          </Typography>
          {settings.map((setting) => (
            <SettingInput key={setting.path} setting={setting} />
          ))}
        </Box>
      ))}
    </SimpleForm>
  );
};

/** How checkout works and looks. Everything else is set in the console, or in the dashboard of the platform. */
export const SettingsPage = () => {
  const { isPending: isChecked } = useRequireAccess({ resource: 'settings', action: 'list' });
  const { data, error } = useQuery({
    queryKey: KEY,
    queryFn: read,
    enabled: !isChecked,
    // what is being edited must not be replaced
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (error) return <Alert severity="error">{textOfError(error)}</Alert>;
  if (!data) return <Loading />;
  return (
    <>
      <Title title="Settings" />
      {CONSOLE_URL && (
        <Alert severity="info" sx={{ mt: 1 }}>
          What no call changes, such as name, currency and taxes of the shop, is set in{' '}
          <Link href={CONSOLE_URL}>the console of the local platform</Link>.
        </Alert>
      )}
      <Form stored={data} />
    </>
  );
};
