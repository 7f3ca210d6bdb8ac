import { services as servicesRecord } from '@tulia/domain/records/service';
import { readPublicCollection } from '../../platform/firebase/public-read';

/** By name. @throws Error without a connection */
export async function readServices() {
  const query = { flag: 'isActive', orderBy: 'name.en' };
  const documents = await readPublicCollection(servicesRecord.collection, query);
  return documents.map(({ id, data }) => ({ ...servicesRecord.fromStored(data), slug: id }));
}
