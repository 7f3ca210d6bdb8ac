import { stories as storiesRecord, type Story } from '@tulia/domain/records/site/story';
import { readPublicCollection } from '../../platform/firebase/public-read';

/** Published stories in order. @throws Error without a connection */
export async function readStories(): Promise<Story[]> {
  const query = { flag: 'published', orderBy: 'order' };
  const documents = await readPublicCollection(storiesRecord.collection, query);
  return documents.map(({ id, data }) => ({ ...storiesRecord.fromStored(data), slug: id }));
}

/** @throws Error without a connection */
export async function areThereStories(): Promise<boolean> {
  const query = { flag: 'published', select: ['published'], limit: 1 };
  return (await readPublicCollection(storiesRecord.collection, query)).length > 0;
}
