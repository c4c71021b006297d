import BlockIcon from '@mui/icons-material/Block';
import HowToRegIcon from '@mui/icons-material/HowToReg';
import LinkOffIcon from '@mui/icons-material/LinkOff';
import VoiceOverOffIcon from '@mui/icons-material/VoiceOverOff';
import type { ReactElement } from 'react';
import { CanAccess, DeleteWithConfirmButton, useRecordContext } from 'react-admin';
import { ActionDialog } from '../components/action-dialog.tsx';
import { useStore } from '../data.ts';
import { DELETION, type MemberRecord } from './member-record.ts';

interface ChangeProps {
  change: 'approve' | 'block' | 'mute' | 'unmute' | 'disconnect';
  label: string;
  icon: ReactElement;
  /** What follows from it, after the address of the member. */
  effect: string;
  /** Whether it would change anything. */
  isPossible?: boolean;
}

const Change = ({ change, label, icon, effect, isPossible = true }: ChangeProps) => {
  const { id = '', loginEmail } = useRecordContext<MemberRecord>() ?? {};
  const { act } = useStore();
  if (!isPossible) return null;
  return (
    <ActionDialog
      label={label}
      icon={icon}
      done={`${loginEmail}: done`}
      onSubmit={() => act('members', change, { id })}
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
  const isOffline = status === 'OFFLINE';
  return (
    <CanAccess resource="members" action="edit">
      <Change
        change="approve"
        label={status === 'BLOCKED' ? 'Unblock' : 'Approve'}
        icon={<HowToRegIcon />}
        effect="can then sign in."
        isPossible={!isOffline && status !== 'APPROVED'}
      />
      <Change
        change="block"
        label="Block"
        icon={<BlockIcon />}
        effect="can then no longer sign in."
        isPossible={!isOffline && status !== 'BLOCKED'}
      />
    </CanAccess>
  );
};

/** Decides whether a member may take part in the community of the site, and ends an account. */
export const AccountActions = () => {
  const { loginEmail, status, activityStatus } = useRecordContext<MemberRecord>() ?? {};
  const isMuted = activityStatus === 'MUTED';
  return (
    <>
      <CanAccess resource="members" action="edit">
        <Change
          change={isMuted ? 'unmute' : 'mute'}
          label={isMuted ? 'Unmute' : 'Mute'}
          icon={<VoiceOverOffIcon />}
          effect={
            isMuted
              ? 'can then post, comment and like again.'
              : 'can then no longer post, comment and like, but still sign in and buy.'
          }
        />
      </CanAccess>
      <CanAccess resource="members" action="delete">
        <Change
          change="disconnect"
          label="Disconnect"
          icon={<LinkOffIcon />}
          effect="can then never sign in again. The account stays, with all that belongs to it. This cannot be undone."
          isPossible={status !== 'OFFLINE'}
        />
        <DeleteWithConfirmButton confirmTitle={`Delete ${loginEmail}`} confirmContent={DELETION} />
      </CanAccess>
    </>
  );
};
