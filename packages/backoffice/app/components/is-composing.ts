import type { KeyboardEvent } from 'react';

/** Whether a key belongs to an input method, such as that of Japanese. Safari says so by the key code only. */
export const isComposing = ({ nativeEvent: { isComposing: isPart, keyCode } }: KeyboardEvent): boolean =>
  isPart || keyCode === 229;
