/** Every night: the booking window moves on by a day, and repeating blocks with it. */
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { jobClock } from '../firebase/job-clock';
import { openDays } from '../firebase/open-days';
import { REGION } from '../firebase/params';
import { serviceIds } from '../firebase/practice';
import { blockWindow, expandBlock, standingBlocks } from '../firebase/time-blocks';

export const rollAvailability = onSchedule(
  { schedule: 'every day 00:10', timeZone: 'Africa/Nairobi', region: REGION, maxInstances: 1 },
  async (event) => {
    const clock = jobClock(event);
    await openDays(await serviceIds(clock.now()), clock);
    const window = await blockWindow(clock);
    for (const [id, block] of await standingBlocks(window.today))
      await expandBlock(id, block, window, clock);
  },
);
