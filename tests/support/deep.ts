/** A test over the wire that only a deep run makes: of what is seldom met, or waits, or needs a crowd. */
import { it } from 'vitest';
import { depth } from '../../local/test-run/depth';

export const deepIt = it.runIf(depth().everything);
