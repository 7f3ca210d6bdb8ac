/** Every measurement, by the goals it answers; in the order of a run. */
import type { Measure } from '../world/context';
import { booking } from './booking';
import { chunks } from './chunks';
import { day } from './day';
import { functionLoad } from './function-load';
import { home } from './home';
import { live } from './live';
import { offlineRepeat } from './offline-repeat';
import { paying } from './paying';
import { race } from './race';
import { reads } from './reads';
import { rules } from './rules';
import { schedule } from './schedule';
import { signInPage } from './sign-in';
import { writes } from './writes';

export const GOALS: Record<string, Measure> = {
  G11: chunks,
  'G1 G2': home,
  G3: booking,
  G14: signInPage,
  G5: live,
  G13: paying,
  G7: race,
  G8: rules,
  G9: functionLoad,
  G12: day,
  G15: writes,
  G4: offlineRepeat,
  'G5 schedule': schedule,
  // Last: it fills the world.
  G6: reads,
};

/** The emulator takes the longer for a document the more it holds. */
export const ONLY_WHEN_ASKED: readonly string[] = ['G6'];
