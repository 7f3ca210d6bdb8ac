import type { Client } from '../booking/clients/client';
import { NOT_COUNTED } from '../booking/retention';
import { defineRecord } from './record';

export const clients = defineRecord<Client>(
  'clients',
  ['lastSessionAt', 'createdAt', 'updatedAt', 'leftAt'],
  { retention: NOT_COUNTED, mergedFrom: [] },
);
export const clientPath = (id: string) => `clients/${id}`;
