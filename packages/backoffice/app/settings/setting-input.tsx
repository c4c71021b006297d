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
import { useFormContext } from 'react-hook-form';
import type { Setting, SettingPath } from './settings-table.ts';

const isColor = regex(/^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i, 'A color such as #1e666a');

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
        label={`What the picture shows: ${label}`}
        helperText="Read to those who do not see it."
      />
    </>
  );
};

/** The input of a setting, with a sentence on what it changes. */
export const SettingInput = ({ path, setting }: { path: SettingPath; setting: Setting }) => {
  const { label, help, kind } = setting;
  const common: InputProps = { source: path, label, helperText: help };
  if (kind === 'switch') return <BooleanInput {...common} />;
  if (kind === 'picture') return <PictureInput {...common} />;
  if (kind === 'choice') return <SelectInput {...common} choices={setting.choices ?? []} />;
  if (kind === 'longText') return <TextInput {...common} multiline minRows={2} />;
  if (kind === 'pixels')
    return <NumberInput {...common} step={1} min={0} max={100} validate={[minValue(0), maxValue(100)]} />;
  if (kind === 'color') return <TextInput {...common} validate={isColor} />;
  return <TextInput {...common} validate={maxLength(setting.max ?? Number.POSITIVE_INFINITY)} />;
};
