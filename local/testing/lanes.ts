/** How many stages run side by side: two where the machine has room for two worlds, otherwise one after another. */
import { availableParallelism, totalmem } from 'node:os';

const GIB = 1024 ** 3;
/** Two worlds and three browsers. */
const MEMORY_FOR_TWO = 10 * GIB;

/** Whether two worlds fit on a machine. */
export function hasRoomForTwo(
  cores: number = availableParallelism(),
  memory: number = totalmem(),
): boolean {
  return cores >= 2 && memory >= MEMORY_FOR_TWO;
}
