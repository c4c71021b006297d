import { testDescriptions } from '../generated.ts';
import { LARGE } from '../public.ts';

testDescriptions(LARGE);
