import { ArrayInput, maxLength, required, SimpleFormIterator, TextInput } from 'react-admin';
import { AddItem } from '../components/add-item.tsx';
import { checkNames } from '../components/checks.ts';

const nameRules = [required(), maxLength(50)];
const choiceRules = [required(), checkNames];

/** What buyers choose. Each combination of choices is a variant. */
export const OptionsV3Input = () => (
  <ArrayInput
    source="options"
    label={false}
    validate={checkNames}
    helperText="Variants of choices that are removed are deleted, with their stock. New ones start with the values of the nearest variant, and in stock without counted pieces. An option shows colors if all of its choices have one"
  >
    <SimpleFormIterator disableReordering addButton={<AddItem label="Add option" />}>
      <TextInput source="name" label="Option" validate={nameRules} />
      <ArrayInput source="choices" validate={choiceRules}>
        <SimpleFormIterator inline disableReordering addButton={<AddItem label="Add choice" />}>
          <TextInput source="name" label="Choice" validate={nameRules} helperText={false} />
          <TextInput
            source="color"
            label="Color"
            placeholder="#2a6f97"
            validate={maxLength(20)}
            helperText={false}
          />
        </SimpleFormIterator>
      </ArrayInput>
    </SimpleFormIterator>
  </ArrayInput>
);
