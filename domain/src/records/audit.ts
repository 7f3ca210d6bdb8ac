import type { Instant } from '../time/instant';
import { defineRecord } from './record';

export type AuditAction =
  | 'service-created'
  | 'service-changed'
  | 'service-removed'
  | 'practitioner-created'
  | 'practitioner-changed'
  | 'article-created'
  | 'article-changed'
  | 'article-removed'
  | 'story-created'
  | 'story-changed'
  | 'story-removed'
  | 'settings-changed'
  | 'message-answered'
  | 'message-opened'
  | 'staff-registered'
  | 'staff-changed'
  | 'time-blocked'
  | 'block-removed'
  | 'time-freed'
  /** in entries before 2026-11-26 */
  | 'day-changed'
  | 'job-run'
  /** in entries before decision 101 */
  | 'projections-rebuilt'
  | 'incident-recorded'
  | 'incident-changed'
  | 'incident-closed'
  | 'incident-opened'
  | 'tax-number-changed'
  | 'mail-resent'
  | 'mail-settled'
  | 'notices-registered'
  | 'trial-started'
  | 'service-connected'
  | 'service-disconnected'
  | 'records-erased'
  | 'client-corrected'
  | 'email-noted'
  | 'email-dropped'
  | 'email-proved'
  | 'consent-recorded'
  | 'consent-withdrawn'
  | 'clients-merged'
  | 'clients-unmerged'
  | 'client-exported'
  | 'client-erased';

/** `audit/{id}`: who changed what, append-only. Changes of bookings are in their `events`. */
export interface AuditEntry {
  at: Instant;
  /** both empty for the nightly job and for a client */
  actor: { uid: string; name: string };
  action: AuditAction;
  subject: string;
  /** the subject's name, or the time; absent where the only name is a client's */
  label?: string | undefined;
  /** only names, never contents */
  fields: string[];
  count?: number;
}

export const audit = defineRecord<AuditEntry>('audit', ['at']);
export const auditPath = (id: string) => `audit/${id}`;
