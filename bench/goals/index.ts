/** Every measurement, by the goals it answers; in the order of a run. */
import type { Measure } from '../world/context';
import { chunks } from './chunks';
import { functionLoad } from './function-load';
import { home } from './home';
import { live } from './live';
import { offlineRepeat } from './offline-repeat';
import { race } from './race';
import { reads } from './reads';

export const GOALS: Record<string, Measure> = {
  G11: chunks,
  'G1 G2': home,
  G5: live,
  G7: race,
  G9: functionLoad,
  G4: offlineRepeat,
  // Last: it fills the world.
  G6: reads,
};
