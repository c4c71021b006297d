import FilterIcon from '@mui/icons-material/FilterList';
import {
  Badge,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  Stack,
  type Theme,
  useMediaQuery,
} from '@mui/material';
import { isValidElement, useContext, useState } from 'react';
import { FilterButton, FilterContext, FilterLiveForm, useListContext } from 'react-admin';

/** All filters of the list, behind one icon that says how many are used. */
const FiltersDialog = () => {
  const [isOpen, setIsOpen] = useState(false);
  const filters = useContext(FilterContext);
  const { filterValues, setFilters } = useListContext();
  const close = (): void => setIsOpen(false);
  const count = Object.keys(filterValues).length;
  return (
    <>
      <Box component="span">
        <IconButton
          color="primary"
          onClick={() => setIsOpen(true)}
          aria-label={count > 0 ? `Filters, ${count} used` : 'Filters'}
        >
          <Badge badgeContent={count || null} color="primary">
            <FilterIcon />
          </Badge>
        </IconButton>
      </Box>
      <Dialog open={isOpen} onClose={close} fullWidth aria-labelledby="filters-title">
        <DialogTitle id="filters-title">Filters</DialogTitle>
        <DialogContent>
          <FilterLiveForm>
            <Stack>{filters?.filter((filter) => isValidElement(filter))}</Stack>
          </FilterLiveForm>
        </DialogContent>
        <DialogActions>
          <Button disabled={count === 0} onClick={() => setFilters({})}>
            Remove all
          </Button>
          <Button variant="contained" onClick={close}>
            Show
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
};

/** Adds filters to those that a list shows. A phone shows none before it is asked to. */
export const Filters = () => {
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  return isSmall ? <FiltersDialog /> : <FilterButton />;
};
