import {
  ArrayInput,
  BooleanInput,
  maxLength,
  required,
  SelectArrayInput,
  SimpleFormIterator,
  TextInput,
  useEditContext,
} from 'react-admin';
import { AddItem } from '../components/add-item.tsx';
import { checkNames } from '../components/checks.ts';
import { useMedia } from './product-media.tsx';
import type { ProductRecord } from './product-values.ts';

const nameRules = [required(), maxLength(50)];
const choiceRules = [required(), checkNames];

/** What buyers choose, with the media of each choice. */
export const OptionsInput = () => {
  const { record } = useEditContext<ProductRecord>();
  const media = useMedia(record);
  return (
    <>
      <ArrayInput
        source="options"
        label={false}
        validate={checkNames}
        helperText="A choice with another name is a new one: its variants start with the values of the product"
      >
        <SimpleFormIterator disableReordering addButton={<AddItem label="Add option" />}>
          <TextInput source="name" label="Option" validate={nameRules} />
          <ArrayInput source="choices" validate={choiceRules}>
            <SimpleFormIterator inline disableReordering addButton={<AddItem label="Add choice" />}>
              <TextInput source="name" label="Choice" validate={nameRules} helperText={false} />
              <TextInput source="color" label="Color" placeholder="#2a6f97" helperText={false} />
              <SelectArrayInput
                source="mediaIds"
                label="Media"
                choices={media}
                defaultValue={[]}
                helperText={false}
              />
            </SimpleFormIterator>
          </ArrayInput>
        </SimpleFormIterator>
      </ArrayInput>
      <BooleanInput
        source="manageVariants"
        label="Manage variants"
        helperText="Each combination of choices has values of its own"
      />
    </>
  );
};
