import { Box, InputAdornment } from '@mui/material';
import {
  AutocompleteInput,
  BooleanInput,
  maxLength,
  maxValue,
  minValue,
  NumberInput,
  type RaRecord,
  ReferenceInput,
  regex,
  SelectInput,
  TextInput,
} from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Setting } from '../../checkout-settings.ts';
import { choicesOf } from '../components/words.ts';
import { helpOf, labelOf } from './settings.ts';

interface InputProps {
  source: string;
  label: string;
  helperText: string;
}

/** A picture of the library, with a text for those who do not see it. */
const PictureInput = ({ source, label, helperText }: InputProps) => {
  const { setValue } = useFormContext();
  const choose = (id: string, file: RaRecord | ''): void =>
    setValue(source, file ? { id, url: file['url'] } : null, { shouldDirty: true });
  return (
    <>
      <ReferenceInput source={`${source}.id`} reference="media" filter={{ mediaTypes: ['IMAGE'] }}>
        <AutocompleteInput
          label={label}
          helperText={helperText}
          optionText="displayName"
          filterToQuery={(search: string) => ({ search })}
          onChange={choose}
        />
      </ReferenceInput>
      <TextInput
        source={`${source}.altText`}
        label={`What it shows: ${label.toLowerCase()}`}
        helperText="Read to those who do not see the picture."
      />
    </>
  );
};

/** A color without its opacity, in the one form that the input of a browser takes. White if there is none. */
const sixDigits = (color: string): string =>
  (color.length < 7 ? color.replaceAll(/[\da-f]/gi, '$&$&') : color).slice(0, 7) || '#ffffff';

/** Chooses a color, beside its text, which may be empty. */
const ColorPicker = ({ source, label }: Pick<InputProps, 'source' | 'label'>) => {
  const { setValue } = useFormContext();
  const color: unknown = useWatch({ name: source });
  return (
    <InputAdornment position="start">
      <Box
        component="input"
        type="color"
        aria-label={`Choose the ${label.toLowerCase()}`}
        value={sixDigits(typeof color === 'string' ? color : '')}
        onChange={({ target }) => setValue(source, target.value, { shouldDirty: true, shouldValidate: true })}
        sx={{ width: 28, height: 28, p: 0, border: 0, background: 'none', cursor: 'pointer' }}
      />
    </InputAdornment>
  );
};

/** The input of a setting, with what the contract says of it. */
export const SettingInput = ({ setting }: { setting: Setting }) => {
  const { path, kind, choices, max = Number.POSITIVE_INFINITY, pattern = '' } = setting;
  const label = labelOf(setting);
  // the label of a switch is its description
  const common: InputProps = { source: path, label, helperText: kind === 'switch' ? '' : helpOf(setting) };
  if (kind === 'switch') return <BooleanInput {...common} />;
  if (kind === 'picture') return <PictureInput {...common} />;
  if (kind === 'choice') return <SelectInput {...common} choices={choicesOf(choices)} />;
  if (kind === 'number')
    return <NumberInput {...common} step={1} min={0} max={max} validate={[minValue(0), maxValue(max)]} />;
  if (kind === 'color')
    return (
      <TextInput
        {...common}
        validate={regex(new RegExp(pattern), 'A color such as #1e666a')}
        slotProps={{ input: { startAdornment: <ColorPicker source={path} label={label} /> } }}
      />
    );
  if (path.endsWith('.content')) return <TextInput {...common} multiline minRows={3} maxRows={12} />;
  return <TextInput {...common} validate={maxLength(max)} />;
};
