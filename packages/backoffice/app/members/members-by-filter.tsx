import BlockIcon from '@mui/icons-material/Block';
import DeleteIcon from '@mui/icons-material/Delete';
import HowToRegIcon from '@mui/icons-material/HowToReg';
import type { ReactElement } from 'react';
import { CanAccess, NumberInput, useListContext } from 'react-admin';
import type { MemberFilter } from 'storewire';
import { ActionDialog } from '../components/action-dialog.tsx';
import { anyCase } from '../components/any-case.ts';
import { DELETION } from './member-actions.tsx';

/** A filter of react-admin as that of the calls: `{ profile: { nickname } }` is `{ 'profile.nickname' }`. */
const memberFilter = (filter: object, prefix = ''): MemberFilter =>
  Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) => {
      // of `$and` and `$or`
      if (Array.isArray(value)) return [[name, value.map((each) => memberFilter(each))]];
      const isCondition = typeof value !== 'object' || Object.keys(value).every((key) => key.startsWith('$'));
      return isCondition
        ? [[`${prefix}${name}`, value]]
        : Object.entries(memberFilter(value, `${prefix}${name}.`));
    }),
  );

interface ByFilterProps {
  change: 'approveAll' | 'blockAll' | 'deleteAll';
  label: string;
  icon: ReactElement;
  effect: string;
}

/** Starts a job of the platform on all members that match the filters of the list. */
const ByFilter = ({ change, label, icon, effect }: ByFilterProps) => {
  const { filterValues, total = 0 } = useListContext();
  const isTotal = (value: unknown): string | undefined =>
    value === total ? undefined : `Type ${total} to confirm`;
  // without a filter, the platform rejects the calls
  if (total === 0 || Object.keys(filterValues).length === 0) return null;
  return (
    <ActionDialog
      label={label}
      icon={icon}
      done="The platform has started the job. Reload the list in a moment."
      onSubmit={(_values, { store }) =>
        store.act('members', change, { filter: memberFilter(anyCase(filterValues)) })
      }
    >
      <p>Members that match the filters of the list: {total}</p>
      <p>{effect}</p>
      {change === 'deleteAll' && (
        <NumberInput source="count" label="Number of members to delete" validate={isTotal} />
      )}
    </ActionDialog>
  );
};

/** What can be done with all members that match the filters of the list. */
export const MembersByFilter = () => (
  <>
    <CanAccess resource="members" action="edit">
      <ByFilter
        change="approveAll"
        label="Approve all"
        icon={<HowToRegIcon />}
        effect="They can then sign in, also those that were blocked."
      />
      <ByFilter
        change="blockAll"
        label="Block all"
        icon={<BlockIcon />}
        effect="They can then no longer sign in. The owner of the site is never blocked."
      />
    </CanAccess>
    <CanAccess resource="members" action="delete">
      <ByFilter change="deleteAll" label="Delete all" icon={<DeleteIcon />} effect={DELETION} />
    </CanAccess>
  </>
);
