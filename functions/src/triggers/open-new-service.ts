/** A new service can be booked at once: its days are opened when it is made. */
import { systemClock } from '../clock';
import { describeError, logFault } from '../firebase/log';
import { openDays } from '../firebase/open-days';

export async function openNewService({ params }: { params: { serviceId: string } }): Promise<void> {
  try {
    await openDays([params.serviceId], systemClock);
  } catch (error) {
    logFault('days left to the nightly run', { where: 'openNewService', ...describeError(error) });
  }
}
