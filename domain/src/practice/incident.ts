/**
 * An incident: personal data got out, was lost or was changed, or may have been. Kenya's Data Protection Act, 2019,
 * section 43, requires that the Data Commissioner is told within 72 hours after it became known, and the people
 * concerned in writing and without delay. It names no client.
 */
import { HOUR, type Instant } from '../time/instant';

export const INCIDENT_DATA = [
  'names',
  'contact',
  'bookings',
  'health',
  'payments',
  'guardians',
  'passwords',
  'staff',
] as const;
export type IncidentData = (typeof INCIDENT_DATA)[number];

/** How soon the Data Commissioner is told, from when the incident became known. */
export const TELL_WITHIN = 72 * HOUR;

export interface IncidentFacts {
  /** when the practice learned of it */
  noticedAt: Instant;
  happened: string;
  dataKinds: readonly IncidentData[];
  /** about how many people; 0 while it is not known */
  people: number;
  /** what it may mean for these people */
  consequences: string;
  /** what was done and will be done */
  measures: string;
  /** `YYYY-MM-DD`, practice time; empty while not told */
  commissionerToldOn: string;
  peopleToldOn: string;
  /** why the incident is closed; empty while it is open */
  closing: string;
}

/** Until when the Data Commissioner is to be told. */
export const tellBy = ({ noticedAt }: Pick<IncidentFacts, 'noticedAt'>): Instant =>
  noticedAt + TELL_WITHIN;

/**
 * `told`: the Commissioner was told; `due`: there is time left; `overdue`: the time is over; `closed`: it has been
 * dealt with.
 */
export type IncidentClock = 'told' | 'due' | 'overdue' | 'closed';

type Timed = Pick<IncidentFacts, 'noticedAt' | 'commissionerToldOn' | 'closing'>;

export function incidentClock(incident: Timed, now: Instant): IncidentClock {
  if (incident.closing !== '') return 'closed';
  if (incident.commissionerToldOn !== '') return 'told';
  return now > tellBy(incident) ? 'overdue' : 'due';
}

/** Whole hours left to tell the Commissioner; when negative, hours since the time was over. */
export function hoursLeft(incident: Pick<IncidentFacts, 'noticedAt'>, now: Instant): number {
  const left = (tellBy(incident) - now) / HOUR;
  return left < 0 ? -Math.ceil(-left) : Math.floor(left);
}
