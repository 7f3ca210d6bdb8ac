/** Every measurement, by the goals it answers; in the order of a run. */
import type { Measure } from '../world/context';
import { booking } from './booking';
import { chunks } from './chunks';
import { functionLoad } from './function-load';
import { home } from './home';
import { lighthouse } from './lighthouse';
import { live } from './live';
import { offlineRepeat } from './offline-repeat';
import { race } from './race';
import { rules } from './rules';
import { signInPage } from './sign-in';

export const GOALS: Record<string, Measure> = {
  G11: chunks,
  'G1 G2': home,
  G3: booking,
  G14: signInPage,
  G16: lighthouse,
  G5: live,
  G7: race,
  G8: rules,
  G9: functionLoad,
  G4: offlineRepeat,
};
