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
import { textOfError } from '../components/reasons.ts';
import { useConflict } from '../components/use-conflict.tsx';
import { client } from '../data.ts';
import { CONSOLE_URL } from '../page-settings.ts';
import { SettingInput } from './setting-input.tsx';
import { changedSettings, FIELDS, GROUPS } from './settings.ts';

const KEY = ['settings'];

const read = async (): Promise<CheckoutSettings> =>
  (await client.checkoutSettings.getCheckoutSettings()).checkoutSettings;

const Form = ({ stored: before }: { stored: CheckoutSettings }) => {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const conflict = useConflict('page of settings', FIELDS);
  const save = async (values: object) => {
    try {
      const { isSaved } = await conflict.save<CheckoutSettings>({
        was: before,
        mine: values,
        read,
        write: (changed, stored) =>
          client.checkoutSettings.updateCheckoutSettings(changedSettings(stored, changed)),
      });
      queryClient.setQueryData(KEY, await read());
      if (isSaved) notify('The settings are saved', { type: 'success' });
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
          {conflict.dialog}
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
