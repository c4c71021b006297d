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
import { type CheckoutSettings, isStoreError } from 'storewire';
import { client } from '../data.ts';
import { CONSOLE_URL } from '../page-settings.ts';
import { changedSettings } from './changed-settings.ts';
import { SettingInput } from './setting-input.tsx';
import { SECTIONS, SETTINGS, type SettingPath } from './settings-table.ts';

const KEY = ['settings'];

const Form = ({ settings }: { settings: CheckoutSettings }) => {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const save = async (values: object) => {
    try {
      const response = await client.checkoutSettings.updateCheckoutSettings(
        changedSettings(settings, values),
      );
      queryClient.setQueryData(KEY, response.checkoutSettings);
      notify('The settings are saved', { type: 'success' });
      return undefined;
    } catch (error) {
      if (!isStoreError(error) || (await logoutIfAccessDenied(error))) return undefined;
      notify(error.text, { type: 'error' });
      const prefix = 'checkoutSettings.';
      return Object.fromEntries(
        error.violations.map(({ field, description }) => [field.replace(prefix, ''), description]),
      );
    }
  };
  return (
    <SimpleForm
      record={settings}
      onSubmit={save}
      warnWhenUnsavedChanges
      toolbar={
        <Toolbar sx={{ position: 'sticky', bottom: 0, zIndex: 1 }}>
          <SaveButton />
        </Toolbar>
      }
    >
      {SECTIONS.map(([title, beginnings]) => (
        <Box key={title} component="section" aria-label={title} sx={{ width: '100%', maxWidth: 640, mb: 3 }}>
          <Typography variant="h6" component="h2" gutterBottom>
            {title}
          </Typography>
          {Object.entries(SETTINGS)
            .filter(([path]) => beginnings.some((beginning) => path.startsWith(beginning)))
            .map(([path, setting]) => (
              <SettingInput key={path} path={path as SettingPath} setting={setting} />
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
    queryFn: async () => (await client.checkoutSettings.getCheckoutSettings()).checkoutSettings,
    enabled: !isChecked,
    // what is being edited must not be replaced
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (error) return <Alert severity="error">{isStoreError(error) ? error.text : error.message}</Alert>;
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
      <Form settings={data} />
    </>
  );
};
