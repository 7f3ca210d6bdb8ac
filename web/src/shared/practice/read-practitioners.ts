import { inOrder, type Practitioner } from '@tulia/domain/practice/practitioner';
import { practitioners } from '@tulia/domain/records/practitioner';
import { builtPractitioners } from './built-practitioners';
import { readPublicCollection } from '../../platform/firebase/public-read';

/** All but the picture, which is as large as a page; the site has the build's file. */
const FIELDS = [
  'id',
  'name',
  'title',
  'sentence',
  'languages',
  'licence',
  'openingHours',
  'services',
  'order',
  'takesBookings',
  'isActive',
];

/** Those who have not left, in order, with the pictures of the build. @throws Error without a connection */
export async function readPractitioners(): Promise<Practitioner[]> {
  const query = { flag: 'isActive', select: FIELDS };
  const documents = await readPublicCollection(practitioners.collection, query);
  return inOrder(
    documents.map(({ id, data }) => {
      const photo = builtPractitioners.find((each) => each.id === id)?.photo ?? null;
      return practitioners.fromStored({ photo, ...data });
    }),
  );
}
