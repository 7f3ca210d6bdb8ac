import { stories as storiesRecord, type Story } from '@tulia/domain/records/site/story';
import { readPublicCollection } from '../../platform/firebase/public-read';

const LIMIT = 50;

/** Published stories in order. @throws Error without a connection */
export async function readStories(): Promise<Story[]> {
  const documents = await readPublicCollection(storiesRecord.collection, {
    where: ['published', true],
    orderBy: 'order',
    limit: LIMIT,
  });
  return documents.map(({ id, data }) => ({ ...storiesRecord.fromStored(data), slug: id }));
}

/** @throws Error without a connection */
export async function areThereStories(): Promise<boolean> {
  const documents = await readPublicCollection(storiesRecord.collection, {
    where: ['published', true],
    select: ['published'],
    limit: 1,
  });
  return documents.length > 0;
}
