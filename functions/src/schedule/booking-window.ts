/** Opens the days of the booking window, and expands repeating blocks into them. */
import type { Clock } from '../platform/clock';
import { openDays } from './open-days';
import { activePeople } from '../practice/practitioners';
import { blockWindow, expandBlock, standingBlocks } from './time-blocks';

/** @returns the number of days that had to be corrected by the locks */
export async function rollWindow(clock: Clock): Promise<number> {
  const people = await activePeople();
  const corrected = await openDays(
    people.map(({ id }) => id),
    clock,
  );
  const window = await blockWindow(clock);
  for (const [id, block] of await standingBlocks(window.today))
    await expandBlock(id, block, window, clock);
  return corrected;
}
