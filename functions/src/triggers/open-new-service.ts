/** A new service can be booked at once: its days are opened when it is made. */
import { systemClock } from '../platform/clock';
import { describeError, logFault } from '../platform/log';
import { openDays } from '../schedule/open-days';

export async function openNewService({ params }: { params: { serviceId: string } }): Promise<void> {
  try {
    await openDays([params.serviceId], systemClock);
  } catch (error) {
    logFault('days left to the nightly run', { where: 'openNewService', ...describeError(error) });
  }
}
