import { servicePath } from '@tulia/domain/records/service';
import { Refusal } from '@tulia/domain/refusal';
import { db } from '../platform/app';
import { isPractitioner } from '../practice/practitioners';

/** @param serviceId null for all services @throws Refusal not-found without such a practitioner or service */
export async function requireDiary(
  practitionerId: string,
  serviceId: string | null,
): Promise<void> {
  const isThere = await isPractitioner(practitionerId);
  const isService = serviceId === null || (await db().doc(servicePath(serviceId)).get()).exists;
  if (!isThere || !isService) throw new Refusal('not-found');
}
