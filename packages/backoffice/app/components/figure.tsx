import { Card, CardContent, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-admin';

interface FigureProps {
  label: string;
  value: ReactNode;
  /** Where the records behind the figure are. */
  to?: string;
}

export const Figure = ({ label, value, to }: FigureProps) => (
  <Card>
    <CardContent sx={{ '&:last-child': { pb: 2 } }}>
      <Typography component="h2" variant="body2" color="textSecondary">
        {to ? (
          <Link to={to} underline="hover">
            {label}
          </Link>
        ) : (
          label
        )}
      </Typography>
      <Typography
        component="p"
        variant="h5"
        sx={{ fontSize: '1.375rem', fontWeight: 600, overflowWrap: 'anywhere' }}
      >
        {value}
      </Typography>
    </CardContent>
  </Card>
);
