import type { ClientMerge } from '../booking/clients/merge';
import { defineRecord } from './record';

export const clientMerges = defineRecord<ClientMerge>('clientMerges', ['at', 'expiresAt']);
export const clientMergePath = (id: string) => `clientMerges/${id}`;
