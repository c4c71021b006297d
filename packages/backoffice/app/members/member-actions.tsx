import BlockIcon from '@mui/icons-material/Block';
import HowToRegIcon from '@mui/icons-material/HowToReg';
import type { ReactElement } from 'react';
import { CanAccess, useRecordContext } from 'react-admin';
import type { Member } from 'storewire';
import { ActionDialog } from '../components/action-dialog.tsx';

export type MemberRecord = Member & { id: string };

/** What happens to what deleted members have made. */
export const DELETION = 'Orders stay; reviews become those of the owner of the site. This cannot be undone.';

interface ChangeProps {
  change: 'approve' | 'block';
  label: string;
  icon: ReactElement;
  /** What follows from it, after the address of the member. */
  effect: string;
}

const Change = ({ change, label, icon, effect }: ChangeProps) => {
  const { id = '', loginEmail } = useRecordContext<MemberRecord>() ?? {};
  return (
    <ActionDialog
      label={label}
      icon={icon}
      done={`${loginEmail}: done`}
      onSubmit={(_values, { store }) => store.act('members', change, { id })}
    >
      <p>
        {loginEmail} {effect}
      </p>
    </ActionDialog>
  );
};

/** Decides whether a member may sign in. */
export const AccessActions = () => {
  const { status } = useRecordContext<MemberRecord>() ?? {};
  if (status === 'OFFLINE') return null;
  return (
    <CanAccess resource="members" action="edit">
      {status !== 'APPROVED' && (
        <Change
          change="approve"
          label={status === 'BLOCKED' ? 'Unblock' : 'Approve'}
          icon={<HowToRegIcon />}
          effect="can then sign in."
        />
      )}
      {status !== 'BLOCKED' && (
        <Change change="block" label="Block" icon={<BlockIcon />} effect="can then no longer sign in." />
      )}
    </CanAccess>
  );
};
