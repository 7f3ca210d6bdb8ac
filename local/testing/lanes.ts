/** Which stages run side by side: two lanes where the machine has room for two worlds, otherwise one after another. */
import { availableParallelism, totalmem } from 'node:os';
import type { Stage } from './stages';

const GIB = 1024 ** 3;
/** Two worlds, each with a process for every function, and three browsers. */
const MEMORY_FOR_TWO = 11 * GIB;

/** Whether two worlds fit on a machine. */
export function hasRoomForTwo(
  cores: number = availableParallelism(),
  memory: number = totalmem(),
): boolean {
  return cores >= 2 && memory >= MEMORY_FOR_TWO;
}

/** The stages lane by lane, in their order; one lane unless they may stand side by side. */
export function lanesOf(stages: readonly Stage[], sideBySide: boolean): Stage[][] {
  if (!sideBySide) return [[...stages]];
  const lanes = [0, 1].map((lane) => stages.filter((stage) => stage.lane === lane));
  return lanes.filter((lane) => lane.length > 0);
}
