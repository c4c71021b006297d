import type { ComponentType } from 'react';
import { useMatches } from 'react-router';

/** What a page exports as `handle`, for the layout around it. */
export interface PageHandle {
  /** Replaces the header. */
  Header?: ComponentType;
  /** Replaces the footer. */
  Footer?: ComponentType;
}

export const usePageHandle = (): PageHandle => Object.assign({}, ...useMatches().map(({ handle }) => handle));
