import type { Service } from '@tulia/domain/practice/service';
import { servicePath, services } from '@tulia/domain/records/service';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { db } from '../platform/app';

export async function readService(slug: string): Promise<Service | null> {
  return serviceFrom(await db().doc(servicePath(slug)).get());
}

export function serviceFrom(snapshot: DocumentSnapshot): Service | null {
  const data = snapshot.data();
  return data === undefined ? null : { ...services.fromStored(data), slug: snapshot.id };
}
