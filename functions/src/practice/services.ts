/** The services of the practice; the list of their ids is kept for a minute. */
import { services, type Service } from '@tulia/domain/records/service';
import { MINUTE, type Instant } from '@tulia/domain/time/instant';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { db } from '../platform/app';

let cached: { ids: string[]; until: Instant } | undefined;

/**
 * The ids of every service, active or not: an inactive one may be switched on again, and its public months must then
 * be right. May be a minute old.
 */
export async function serviceIds(now: Instant): Promise<string[]> {
  if (cached !== undefined && now < cached.until) return cached.ids;
  const snapshot = await db().collection(services.collection).select().get();
  cached = { ids: snapshot.docs.map((doc) => doc.id), until: now + MINUTE };
  return cached.ids;
}

/** A service by its slug; null when there is none. */
export async function readService(slug: string): Promise<Service | null> {
  const snapshot = await db().doc(`${services.collection}/${slug}`).get();
  return serviceFrom(snapshot);
}

export function serviceFrom(snapshot: DocumentSnapshot): Service | null {
  const data = snapshot.data();
  return data === undefined ? null : { ...services.fromStored(data), slug: snapshot.id };
}
