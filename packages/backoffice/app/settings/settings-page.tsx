import { Alert, Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Loading, SaveButton, Title, Toolbar, useRequireAccess } from 'react-admin';
import type { CheckoutSettings } from 'storewire';
import { EditForm } from '../components/edit-form.tsx';
import { textOfError } from '../components/reasons.ts';
import { client } from '../data.ts';
import { LocalOnlyNote } from '../local-only/local-only.tsx';
import { SettingInput } from './setting-input.tsx';
import { changedSettings, FIELDS, GROUPS } from './settings.ts';

const read = async (): Promise<CheckoutSettings> =>
  (await client.checkoutSettings.getCheckoutSettings()).checkoutSettings;

/** How checkout works and looks. Everything else is set in the console, or in the dashboard of the platform. */
export const SettingsPage = () => {
  const { isPending: isChecked } = useRequireAccess({ resource: 'settings', action: 'list' });
  // the form starts with what is stored now, not when the page was opened before
  const { data, error } = useQuery({ queryKey: ['settings'], queryFn: read, enabled: !isChecked, gcTime: 0 });
  if (!data) return error ? <Alert severity="error">{textOfError(error)}</Alert> : <Loading />;
  return (
    <>
      <Title title="Settings" />
      <LocalOnlyNote parts={['settings']} />
      <EditForm
        thing="page of settings"
        fields={FIELDS}
        values={data}
        read={read}
        write={(changed, stored) =>
          client.checkoutSettings.updateCheckoutSettings(changedSettings(stored, changed))
        }
        toolbar={
          <Toolbar sx={{ position: 'sticky', bottom: 0, zIndex: 1 }}>
            <SaveButton />
          </Toolbar>
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
      </EditForm>
    </>
  );
};
