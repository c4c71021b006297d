import { Alert, Button } from '@mui/material';

/** Instead of all pages, if the version of the catalog was not known when the page was opened. */
export const NoOffice = ({ reason }: { reason: string }) => (
  <main>
    <Alert
      severity="error"
      action={
        <Button color="inherit" onClick={() => location.reload()}>
          Reload
        </Button>
      }
    >
      {reason}
    </Alert>
  </main>
);
