import { stories as storiesRecord, type Story } from '@tulia/domain/records/site/story';
import { readPublicCollection } from '../../platform/firebase/public-read';

const LIMIT = 50;

/** The published client stories as they are now, in their order. @throws Error without a connection */
export async function readStories(): Promise<Story[]> {
  const documents = await readPublicCollection(storiesRecord.collection, {
    where: ['published', true],
    orderBy: 'order',
    limit: LIMIT,
  });
  return documents.map(({ id, data }) => ({ ...storiesRecord.fromStored(data), slug: id }));
}

/** When each of them was written, by its slug. @throws Error without a connection */
export async function readStoryDates(): Promise<Record<string, number>> {
  const documents = await readPublicCollection(storiesRecord.collection, {
    where: ['published', true],
    select: ['updatedAt'],
    limit: LIMIT,
  });
  return Object.fromEntries(
    documents.map(({ id, data }) => [id, storiesRecord.fromStored(data).updatedAt]),
  );
}
