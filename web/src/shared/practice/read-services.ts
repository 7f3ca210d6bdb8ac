import type { Service } from '@tulia/domain/practice/service';
import { services as servicesRecord } from '@tulia/domain/records/service';
import { readPublicCollection } from '../../platform/firebase/public-read';

const LIMIT = 50;

/** By name. @throws Error without a connection */
export async function readServices(): Promise<Service[]> {
  const documents = await readPublicCollection(servicesRecord.collection, {
    where: ['isActive', true],
    orderBy: 'name.en',
    limit: LIMIT,
  });
  return documents.map(({ id, data }) => ({ ...servicesRecord.fromStored(data), slug: id }));
}
