/** Whether a key belongs to an input method, which composes a text. Safari says so of its last key by the code only. */
export const isComposing = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === 229;
