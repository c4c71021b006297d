import { Typography } from '@mui/material';
import { CanAccess, DataTable, DeleteWithConfirmButton, EditButton, List, NumberInput } from 'react-admin';
import type { Review } from 'storewire';
import { ConsoleLinks } from '../components/console-links.tsx';
import { ProductReference } from '../components/product-reference.tsx';
import { Rows } from '../components/rows.tsx';
import { Status, StatusField } from '../components/status.tsx';
import { DayField } from '../components/time-field.tsx';
import { useFailureNotice } from '../components/use-failure-notice.ts';
import { ValuesFilter } from '../components/values-filter.tsx';

const STATUSES = ['SUBMITTED', 'IN_MODERATION', 'APPROVED', 'REJECTED'];

const FILTERS = [
  <ValuesFilter
    key="status"
    source="moderation.moderationStatus.$in"
    label="Status"
    values={STATUSES}
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

const Actions = () => (
  <>
    <EditButton />
    <CanAccess resource="reviews" action="delete">
      <DeleteWithConfirmButton
        confirmContent="The review is deleted with its pictures and its reply."
        mutationOptions={useFailureNotice()}
      />
    </CanAccess>
  </>
);

/** Finds reviews, also those that are not published, to correct or delete them. */
export const ReviewList = () => (
  <>
    <Typography variant="body2" color="textSecondary" sx={{ p: 1 }}>
      No call of the platform publishes, rejects or answers a review.{' '}
      <ConsoleLinks actions={{ moderateReview: 'publish or reject a review' }} />
    </Typography>
    <List sort={{ field: 'createdDate', order: 'DESC' }} filters={FILTERS} actions={false}>
      <Rows<Review>
        title={({ content }) => `${content?.rating} · ${content?.title ?? ''}`}
        text={({ author, content, moderation }) => (
          <>
            {content?.body}
            <br />
            {author?.authorName} · <Status value={moderation?.moderationStatus} />
          </>
        )}
        actions={<Actions />}
      >
        <DataTable.Col source="createdDate" label="Date" field={DayField} />
        <DataTable.Col source="content.rating" label="Rating" />
        <DataTable.Col label="Product">
          <ProductReference source="entityId" />
        </DataTable.Col>
        <DataTable.Col source="author.authorName" label="Author" disableSort />
        <DataTable.Col<Review>
          label="Text"
          render={({ content, reply }) => (
            <>
              <strong>{content?.title}</strong> {content?.body}
              {reply && <em> Reply: {reply.message}</em>}
            </>
          )}
        />
        <DataTable.Col source="moderation.moderationStatus" label="Status" field={StatusField} disableSort />
      </Rows>
    </List>
  </>
);
