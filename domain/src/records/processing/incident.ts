import type { IncidentFacts } from '../../practice/incident';
import type { Instant } from '../../time/instant';
import { defineRecord } from '../record';

/** `incidents/{id}`, its present version; `incidents/{id}/history/{version}` is each version and who wrote it. */
export interface Incident extends IncidentFacts {
  /** whether it is open, for queries */
  open: boolean;
  version: number;
  changedAt: Instant;
  changedBy: { uid: string; name: string };
}

const stored = { instants: ['noticedAt', 'changedAt'] } as const;

export const incidents = defineRecord<Incident>({ collection: 'incidents', ...stored });
export const incidentHistory = defineRecord<Incident>({ collection: 'history', ...stored });
export const incidentPath = (id: string) => `incidents/${id}`;
/** Padded, so that versions sort in their order. */
export const incidentVersionPath = (id: string, version: number) =>
  `incidents/${id}/history/${String(version).padStart(6, '0')}`;
