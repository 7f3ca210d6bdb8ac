/** Recorded consents in the memory of a test (`memory-database.ts`). */
import { consents } from '@tulia/domain/records/consent';
import { memory } from './memory-database';

/** Account, text, language, guardian and instant of each, in order. */
export const recordedConsents = () =>
  Object.values(memory.all(consents.collection))
    .map((each) => consents.fromStored(each))
    .map(({ uid, form, language, guardianName, at }) => [uid, form, language, guardianName, at])
    .sort();
