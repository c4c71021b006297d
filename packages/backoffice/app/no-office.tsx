import { Alert, Button } from '@mui/material';

/** Instead of all pages, why there are none. */
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
