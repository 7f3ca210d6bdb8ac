import type { Wait } from '../../booking/waiting/wait';
import { defineRecord } from '../record';

export const waits = defineRecord<Wait>('waits', ['joinedAt', 'inLineAt', 'expiresAt']);
export const waitPath = (id: string) => `waits/${id}`;
