import type { Wait } from '@tulia/domain/booking/waiting/wait';
import { waits } from '@tulia/domain/records/waiting/wait';
import type { Live } from '../../../platform/live/live';
import { useQuery } from '../../../platform/live/use-query';

/** More than a client may have. */
const MOST = 10;

/** What the client waits for, live. */
export const useMyWaits = (uid: string): Live<Wait[]> =>
  useQuery(`my-waits ${uid}`, waits, ({ db, sdk }) =>
    sdk.query(sdk.collection(db, waits.collection), sdk.where('uid', '==', uid), sdk.limit(MOST)),
  );
