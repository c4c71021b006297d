import LogoutIcon from '@mui/icons-material/Logout';
import { Box, Stack } from '@mui/material';
import { DataTable, Link, List, useRefresh } from 'react-admin';
import type { SessionInfo, StaffMember } from '../../changes.ts';
import { ActionDialog } from '../components/action-dialog.tsx';
import { listPath } from '../components/list-path.ts';
import { Rows } from '../components/rows.tsx';
import { TimeField } from '../components/time-field.tsx';
import { wordsOf } from '../components/words.ts';
import { requestOwn } from '../own-server.ts';

/** In the order in which they are looked for: browsers name others, too. */
const BROWSERS = ['Firefox', 'Edg', 'OPR', 'Chrome', 'Safari'];
const SYSTEMS = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac OS', 'Linux'];

/** A browser in words, such as "Firefox, Windows". */
const browserText = (text: string): string =>
  [BROWSERS, SYSTEMS].flatMap((names) => names.find((name) => text.includes(name)) ?? []).join(', ') ||
  'Another program';

const EndSession = ({ session, name }: { session: SessionInfo; name: string }) => {
  const refresh = useRefresh();
  return (
    <ActionDialog
      label="End session"
      icon={<LogoutIcon />}
      done="The session has ended"
      onSubmit={async () => {
        await requestOwn(`/staff/sessions/${session.key}/end`, { method: 'POST' });
        refresh();
      }}
    >
      <p>
        {session.isThis ? 'This is your session in this browser' : `This is a session of ${name}`}. It ends at
        once: unsaved changes in it are lost, and the browser shows the sign-in page.
      </p>
    </ActionDialog>
  );
};

const Sessions = ({ member: { sessions, fullName } }: { member: StaffMember }) =>
  sessions.length === 0 ? (
    'No session'
  ) : (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {sessions.map((session) => (
        <Stack component="li" key={session.key} direction="row" sx={{ alignItems: 'center' }}>
          <span>
            {browserText(session.browser)}
            {session.isThis && ' (this one)'}, since <TimeField record={session} source="startedAt" />, used{' '}
            <TimeField record={session} source="seenAt" />
          </span>
          <Box sx={{ ml: 'auto', flexShrink: 0 }}>
            <EndSession session={session} name={fullName} />
          </Box>
        </Stack>
      ))}
    </Box>
  );

const roleOf = ({ role }: StaffMember): string => (role ? wordsOf(role) : 'No longer');

const Work = ({ member }: { member: StaffMember }) => (
  <Link to={listPath('changes', { staff: member.id })}>Changes</Link>
);

export const StaffList = () => (
  <List title="Staff" pagination={false} actions={false} empty={false} exporter={false}>
    <Rows<StaffMember>
      title={(member) => `${member.fullName}, ${roleOf(member)}`}
      text={(member) => (
        <>
          {member.id} · <Work member={member} />
          <Box>
            <Sessions member={member} />
          </Box>
        </>
      )}
    >
      <DataTable.Col source="fullName" label="Name" disableSort />
      <DataTable.Col source="id" label="Account" disableSort />
      <DataTable.Col<StaffMember> label="Role" render={roleOf} />
      <DataTable.Col source="lastAt" label="Last work" disableSort>
        <TimeField source="lastAt" emptyText="–" />
      </DataTable.Col>
      <DataTable.Col<StaffMember> label="Sessions" render={(member) => <Sessions member={member} />} />
      <DataTable.Col<StaffMember> label="Work" render={(member) => <Work member={member} />} />
    </Rows>
  </List>
);
