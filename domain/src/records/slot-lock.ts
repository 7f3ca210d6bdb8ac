import type { SlotLock } from '../slot/lock';
import { defineRecord } from './record';

export type { SlotLock } from '../slot/lock';

export const slotLocks = defineRecord<SlotLock>({
  collection: 'slots',
  instants: ['startsAt', 'expiresAt'],
});
export const slotLockPath = (id: string) => `slots/${id}`;
