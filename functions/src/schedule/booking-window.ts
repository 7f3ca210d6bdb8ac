/** The booking window as it stands now: its days are opened, and repeating blocks reach into the new ones. */
import type { Clock } from '../platform/clock';
import { openDays } from './open-days';
import { serviceIds } from '../practice/services';
import { blockWindow, expandBlock, standingBlocks } from './time-blocks';

export async function rollWindow(clock: Clock): Promise<void> {
  await openDays(await serviceIds(clock.now()), clock);
  const window = await blockWindow(clock);
  for (const [id, block] of await standingBlocks(window.today))
    await expandBlock(id, block, window, clock);
}
