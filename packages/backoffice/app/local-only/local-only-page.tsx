import { Typography } from '@mui/material';
import { Title } from 'react-admin';
import { Part } from '../components/part.tsx';
import { PlainTable } from '../components/plain-table.tsx';
import { wordsOf } from '../components/words.ts';
import { CATALOG_VERSION } from '../page-settings.ts';
import { LOCAL_ONLY } from './local-only.tsx';

/** Version 3 of the catalog has calls for stock. */
const { stock, ...others } = LOCAL_ONLY;
const PARTS = Object.values(CATALOG_VERSION === 3 ? others : { stock, ...others });

/** What only the local platform does, and what a real shop does instead. */
export const LocalOnlyPage = () => (
  <>
    <Title title="What no call does" />
    <Part title="With the local platform only">
      <Typography sx={{ mb: 1 }}>
        The contract has no calls for this. With the local platform, pages use its admin API. A real shop does
        it in the dashboard of its platform, and pages do not show the buttons.
      </Typography>
      <PlainTable
        label="What no call does"
        columns={['What', 'A real shop']}
        rows={PARTS.map(({ name, instead }) => [wordsOf(name), instead])}
      />
    </Part>
  </>
);
