import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import { IconButton, Stack } from '@mui/material';
import { NumberInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { checkWhole } from './checks.ts';

interface StepperInputProps {
  source: string;
  /** Of what there are pieces. */
  label: string;
  max: number;
}

/** A number of pieces, from none to all. */
export const StepperInput = ({ source, label, max }: StepperInputProps) => {
  const { getValues, setValue } = useFormContext();
  const step = (by: number): void => {
    const next = (Number(getValues(source)) || 0) + by;
    setValue(source, Math.min(Math.max(next, 0), max), { shouldDirty: true });
  };
  return (
    <Stack direction="row" sx={{ alignItems: 'flex-start' }}>
      <IconButton aria-label={`One less of ${label}`} onClick={() => step(-1)}>
        <RemoveIcon fontSize="small" />
      </IconButton>
      <NumberInput
        source={source}
        label="Pieces"
        helperText={`of ${max}`}
        validate={checkWhole(0, max)}
        slotProps={{ htmlInput: { 'aria-label': label } }}
        sx={{ width: 88 }}
      />
      <IconButton aria-label={`One more of ${label}`} onClick={() => step(1)}>
        <AddIcon fontSize="small" />
      </IconButton>
    </Stack>
  );
};
