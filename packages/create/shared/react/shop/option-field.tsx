import type { ProductOption } from 'storewire';

interface OptionFieldProps {
  option: ProductOption;
  chosen: string | undefined;
  onChoose: (choice: string) => void;
}

export const OptionField = ({ option, chosen, onChoose }: OptionFieldProps) => (
  <fieldset>
    <legend>{option.name}</legend>
    {option.choices?.map(({ description = '' }) => (
      <label key={description}>
        <input
          type="radio"
          name={option.name}
          checked={description === chosen}
          onChange={() => onChoose(description)}
        />
        {description}
      </label>
    ))}
  </fieldset>
);
