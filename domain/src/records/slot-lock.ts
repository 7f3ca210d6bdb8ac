import type { SlotLock } from '../slot/lock';
import { defineRecord } from './record';

export const slotLocks = defineRecord<SlotLock>({
  collection: 'slots',
  instants: ['startsAt', 'expiresAt'],
});
export const slotLockPath = (id: string) => `slots/${id}`;
