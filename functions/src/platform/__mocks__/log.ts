/** For tests that say `vi.mock('…/platform/log')`: a fault that belongs to the test is not printed. */
import { vi } from 'vitest';

export const { describeError } = await vi.importActual<typeof import('../log')>('../log');
export const logFault = vi.fn();
