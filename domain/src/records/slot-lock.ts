import type { SlotLock } from '../slot/lock';
import { defineRecord } from './record';

export const slotLocks = defineRecord<SlotLock>('slots', ['startsAt', 'expiresAt']);
export const slotLockPath = (id: string) => `slots/${id}`;
