/** `--practitioners 2`: how many people of the demo practice take bookings. */
import type { HowMany } from './demo-practitioners';

const OPTION = '--practitioners';

/** @param args those of the command line; one where nothing is said. Throws for anything but 1 and 2. */
export function howManyPractitioners(args: readonly string[]): HowMany {
  const at = args.findIndex((arg) => arg === OPTION || arg.startsWith(`${OPTION}=`));
  if (at < 0) return 1;
  const said = args[at]?.split('=')[1] ?? args[at + 1];
  if (said === '1') return 1;
  if (said === '2') return 2;
  throw new Error(`${OPTION} is 1 or 2, not ${said ?? 'nothing'}.`);
}
