/** Whether the agreement was read on this device (specification section 2, `/privacy`). */
import { CONSENT_VERSIONS } from '@tulia/domain/booking/consent/consent-versions';
import { readRecord, writeRecord } from '../../platform/device/local-record';

export const CONSENT_READ_KEY = 'tulia.consent-read';

/** Names both texts, so that a new version of either is read again. */
const CURRENT = `${CONSENT_VERSIONS.adult}/${CONSENT_VERSIONS.adolescent}`;

export const isConsentRead = (): boolean => readRecord(CONSENT_READ_KEY) === CURRENT;

export function rememberConsentRead(): void {
  writeRecord(CONSENT_READ_KEY, CURRENT);
}
