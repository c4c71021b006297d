import BlockIcon from '@mui/icons-material/Block';
import PublishIcon from '@mui/icons-material/Publish';
import {
  CanAccess,
  DataTable,
  DeleteWithConfirmButton,
  EditButton,
  List,
  NumberInput,
  SelectArrayInput,
  useRecordContext,
} from 'react-admin';
import type { Review } from 'storewire';
import { ActionDialog } from '../components/action-dialog.tsx';
import { Filters } from '../components/filters.tsx';
import { PageActions } from '../components/page-actions.tsx';
import { ProductReference } from '../components/product-reference.tsx';
import { Rows } from '../components/rows.tsx';
import { Status, StatusField } from '../components/status.tsx';
import { DayField } from '../components/time-field.tsx';
import { useFailureNotice } from '../components/use-failure-notice.ts';
import { choicesOf } from '../components/words.ts';
import { LocalOnly, LocalOnlyNote } from '../local-only/local-only.tsx';

const STATUSES = ['SUBMITTED', 'IN_MODERATION', 'APPROVED', 'REJECTED'];

const FILTERS = [
  <SelectArrayInput
    key="status"
    source="moderation.moderationStatus.$in"
    label="Status"
    choices={choicesOf(STATUSES)}
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

const DECISIONS = [
  {
    decision: 'APPROVED',
    label: 'Publish',
    icon: <PublishIcon />,
    done: 'The review is published',
    effect: 'The shop shows the review.',
  },
  {
    decision: 'REJECTED',
    label: 'Reject',
    icon: <BlockIcon />,
    done: 'The review is rejected',
    effect: 'The shop does not show the review. It can be published later.',
  },
];

/** Decides whether the shop shows a review. No call of the contract does that. */
const Moderate = () => {
  const review = useRecordContext<Review>();
  if (!review) return null;
  const { id, moderation } = review;
  return (
    <LocalOnly>
      <CanAccess resource="reviews" action="edit">
        {DECISIONS.filter(({ decision }) => decision !== moderation?.moderationStatus).map(
          ({ decision, effect, ...texts }) => (
            <ActionDialog
              key={decision}
              {...texts}
              onSubmit={(_values, { store }) => store.runLocal('moderateReview', { id, decision })}
            >
              <p>{effect}</p>
            </ActionDialog>
          ),
        )}
      </CanAccess>
    </LocalOnly>
  );
};

const Actions = () => (
  <>
    <Moderate />
    <EditButton />
    <CanAccess resource="reviews" action="delete">
      <DeleteWithConfirmButton
        confirmContent="The review is deleted with its pictures and its reply."
        mutationOptions={useFailureNotice()}
      />
    </CanAccess>
  </>
);

const Product = () => <ProductReference source="entityId" />;

/** Finds reviews, also those that are not published, to decide about them, and to correct or delete them. */
export const ReviewList = () => (
  <>
    <LocalOnlyNote parts={['moderation']} />
    <List
      sort={{ field: 'createdDate', order: 'DESC' }}
      filters={FILTERS}
      actions={
        <PageActions>
          <Filters />
        </PageActions>
      }
    >
      <Rows<Review>
        title={({ content }) => `${content?.rating} · ${content?.title ?? ''}`}
        text={({ author, content, moderation }) => (
          <>
            <Product />
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
          <Product />
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
