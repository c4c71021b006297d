/** What generated runtime schemas are made of. */
export type { MatchesType } from '../lib/matches-type.ts';
export {
  atLeastOne,
  atMostOne,
  decimal,
  maxProperties,
  minProperties,
  oneGroup,
  orNotFinite,
} from '../zod/rules.ts';
