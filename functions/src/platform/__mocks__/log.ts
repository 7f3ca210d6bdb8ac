/** For tests that say `vi.mock('…/platform/log')`: a fault that the test expects is not printed. */
import { vi } from 'vitest';

export const { describeError } = await vi.importActual<typeof import('../log')>('../log');
export const logFault = vi.fn();
