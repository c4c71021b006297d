import { type Theme, useMediaQuery } from '@mui/material';
import {
  DataTable,
  DateField,
  DeleteWithConfirmButton,
  EditButton,
  List,
  NumberInput,
  SelectArrayInput,
  SimpleList,
} from 'react-admin';
import type { Review } from 'storewire';
import { Status } from '../components/status.tsx';
import { choicesOf } from '../components/words.ts';

const FILTERS = [
  <SelectArrayInput
    key="status"
    source="moderation.moderationStatus.$in"
    label="Status"
    choices={choicesOf(['SUBMITTED', 'IN_MODERATION', 'APPROVED', 'REJECTED'])}
    alwaysOn
  />,
  <NumberInput
    key="rating"
    source="content.rating.$lte"
    label="At most this rating"
    min={1}
    max={5}
    alwaysOn
  />,
];

/** Finds reviews, also those that are not published. The contract has no call that publishes or answers one. */
export const ReviewList = () => {
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  return (
    <List sort={{ field: 'createdDate', order: 'DESC' }} filters={FILTERS} actions={false}>
      {isSmall ? (
        <SimpleList<Review>
          primaryText={({ content }) => `${content?.rating} · ${content?.title ?? ''}`}
          secondaryText={({ content }) => content?.body}
          linkType="edit"
        />
      ) : (
        <DataTable<Review> bulkActionButtons={false} rowClick={false}>
          <DataTable.Col source="createdDate" label="Date" field={DateField} />
          <DataTable.Col source="content.rating" label="Rating" />
          <DataTable.Col source="author.authorName" label="Author" disableSort />
          <DataTable.Col source="content.title" label="Title" disableSort />
          <DataTable.Col source="content.body" label="Text" disableSort />
          <DataTable.Col<Review>
            label="Status"
            render={({ moderation }) => <Status value={moderation?.moderationStatus} />}
          />
          <DataTable.Col label="Actions" sx={{ whiteSpace: 'nowrap' }}>
            <EditButton />
            <DeleteWithConfirmButton />
          </DataTable.Col>
        </DataTable>
      )}
    </List>
  );
};
