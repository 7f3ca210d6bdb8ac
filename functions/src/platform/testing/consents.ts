/** Recorded consents in the memory of a test (`memory-database.ts`). */
import { consents } from '@tulia/domain/records/consent';
import { memory } from './memory-database';

/** Account, form, language, guardian and instant of each consent, sorted. */
export const recordedConsents = () =>
  memory
    .records(consents)
    .map(({ uid, form, language, guardianName, at }) => [uid, form, language, guardianName, at])
    .sort();
