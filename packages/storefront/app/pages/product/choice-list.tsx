import type { SelectionChoice, SelectionOption } from 'storewire';
import { SelectField } from '../../components/select-field.tsx';
import { CatalogText, useCatalogText } from '../../text/catalog-text.tsx';
import { useText } from '../../text/text.tsx';

/** What a field for the choices of an option needs. */
export interface ChoiceFieldProps {
  option: SelectionOption;
  chosen: string;
  /** Why a choice cannot be bought. */
  noteOf: (choice: SelectionChoice) => string | undefined;
  onChoose: (choice: string) => void;
}

/** Many choices of one option, as a list. */
export function ChoiceList({ option, chosen, noteOf, onChoose }: ChoiceFieldProps) {
  const { product } = useText();
  const inLanguage = useCatalogText();
  return (
    <SelectField
      label={<CatalogText>{option.name}</CatalogText>}
      name={option.name}
      value={chosen}
      onChange={(event) => onChoose(event.target.value)}
      options={option.choices.map((choice) => {
        const note = noteOf(choice);
        const name = inLanguage(choice.name);
        return { value: choice.name, label: note ? product.choice(name, note) : name };
      })}
    />
  );
}
