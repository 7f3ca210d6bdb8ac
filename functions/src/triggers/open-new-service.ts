/** A new service can be booked at once: its days are opened when it is made. */
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { systemClock } from '../clock';
import { describeError, logFault } from '../firebase/log';
import { openDays } from '../firebase/open-days';
import { REGION } from '../firebase/params';

export const openNewService = onDocumentCreated(
  { document: 'services/{serviceId}', region: REGION, maxInstances: 2 },
  async (event) => {
    try {
      await openDays([event.params.serviceId], systemClock);
    } catch (error) {
      logFault('days left to the nightly run', {
        where: 'openNewService',
        ...describeError(error),
      });
    }
  },
);
