/** The booking window as it stands now: its days are opened, and repeating blocks reach into the new ones. */
import type { Clock } from '../platform/clock';
import { openDays } from './open-days';
import { activePeople } from '../practice/practitioners';
import { blockWindow, expandBlock, standingBlocks } from './time-blocks';

/** @returns how many days did not agree with the locks, and were corrected */
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
