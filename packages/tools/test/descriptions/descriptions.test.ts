import { testDescriptions } from './generated.ts';
import { SMALL } from './public.ts';

testDescriptions([SMALL]);
