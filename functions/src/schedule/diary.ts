/** The practitioner and the service that a block is asked for. */
import { servicePath } from '@tulia/domain/records/service';
import { Refusal } from '@tulia/domain/refusal';
import { db } from '../platform/app';
import { isPractitioner } from '../practice/practitioners';

/** @param serviceId null for all services @throws Refusal not-found when there is no such person or service */
export async function requireDiary(
  practitionerId: string,
  serviceId: string | null,
): Promise<void> {
  const [isThere, isService] = await Promise.all([
    isPractitioner(practitionerId),
    serviceId === null
      ? true
      : db()
          .doc(servicePath(serviceId))
          .get()
          .then(({ exists }) => exists),
  ]);
  if (!isThere || !isService) throw new Refusal('not-found');
}
