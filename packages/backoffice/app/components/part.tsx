import { Card, CardContent, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface PartProps {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}

export const Part = ({ title, actions, children }: PartProps) => (
  <Card component="section">
    <CardContent sx={{ '& > p': { my: 0.5 }, '&:last-child': { pb: 2 } }}>
      <Stack
        direction="row"
        sx={{
          justifyContent: 'space-between',
          alignItems: 'center',
          flexWrap: 'wrap',
          minHeight: 32,
          mb: 0.5,
        }}
      >
        <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
        {actions}
      </Stack>
      {children}
    </CardContent>
  </Card>
);
