import type { CommunicationMethod } from '../../person/profile';
import type { ConsentForm } from '../../records/consent';
import { defineCall } from '../call';
import * as field from '../fields';

export interface EmergencyContact {
  name: string;
  phone: string;
  relationship: string;
}

export interface GivenConsent {
  form: ConsentForm;
  version: string;
  /** epoch milliseconds, when it was agreed to first */
  at: number;
  /** who agreed for an adolescent */
  guardianName: string | null;
}

/** What an account says about its owner, as far as the caller may see it. */
export interface ClientAccount {
  /** how the client asks to be reached for all but confirmations; null where there is no account to say so */
  reachBy: CommunicationMethod | null;
  /** false for staff who must not see an emergency contact; `emergencyContact` is then always null */
  seesEmergencyContact: boolean;
  emergencyContact: EmergencyContact | null;
  /** the newest first; empty for a client without an account, since their consents stand in the bookings */
  consents: GivenConsent[];
}

/**
 * What a client's account says, for staff. The emergency contact is for admins, and for a therapist who has a
 * booking of this client.
 */
export const showClient = defineCall<ClientAccount>()('desk', {
  name: 'showClient',
  may: 'see-bookings',
  refusals: ['not-found'],
  input: { clientId: field.documentId() },
});
