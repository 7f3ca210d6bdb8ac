import type { CommunicationMethod } from '../../person/profile';
import type { AuditAction } from '../../records/audit';
import type { Consent, ConsentForm } from '../../records/consent';
import { defineCall } from '../call';
import * as field from '../fields';

interface GivenConsent extends Pick<Consent, 'kind' | 'way'> {
  form: ConsentForm;
  version: string;
  /** epoch milliseconds of the first consent */
  at: number;
  /** name of the staff member; null where the client agreed on the screen */
  recordedBy: string | null;
  /** of an adolescent */
  guardianName: string | null;
  /** epoch milliseconds at which a consent of the screen ended; null while it stands */
  withdrawnAt: number | null;
}

/** Who did what with the record; names of fields, never contents. */
interface RecordEvent {
  /** epoch milliseconds */
  at: number;
  by: string;
  action: AuditAction;
  fields: string[];
}

export interface ClientAccount {
  /** for all but confirmations; null for a client without an account */
  reachBy: CommunicationMethod | null;
  seesEmergencyContact: boolean;
  /** null too for a caller who may not see it */
  emergencyContact: { name: string; phone: string; relationship: string } | null;
  /** newest first; what a client without an account agreed to on the screen is in the bookings */
  consents: GivenConsent[];
  /** newest first */
  history: RecordEvent[];
}

/** The emergency contact is for admins, and for a therapist who has a booking of this client. */
export const showClient = defineCall<ClientAccount>()('desk', {
  name: 'showClient',
  may: 'see-bookings',
  refusals: ['not-found'],
  input: { clientId: field.documentId() },
});
