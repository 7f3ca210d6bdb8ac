import { NOTHING_NOTED, type Client } from '../booking/clients/client';
import type { ClientMerge } from '../booking/clients/merge';
import { NOT_COUNTED } from '../booking/retention';
import { defineRecord } from './record';

export const clients = defineRecord<Client>(
  'clients',
  ['lastSessionAt', 'createdAt', 'updatedAt', 'leftAt'],
  { retention: NOT_COUNTED, ...NOTHING_NOTED, contactVersion: 1, contactBy: '', mergedFrom: [] },
);
export const clientPath = (id: string) => `clients/${id}`;

export const clientMerges = defineRecord<ClientMerge>('clientMerges', ['at', 'expiresAt'], {
  consentIds: [],
});
export const clientMergePath = (id: string) => `clientMerges/${id}`;
