import { inOrder, practitioners, type Practitioner } from '@tulia/domain/records/practitioner';
import { readPublicCollection } from '../firebase/public-read';

const LIMIT = 50;

/** All but the picture, which is as large as a page: who shows it reads the document. */
const FIELDS = [
  ...['id', 'name', 'title', 'sentence', 'languages', 'licence'],
  ...['openingHours', 'services', 'order', 'takesBookings', 'isActive'],
];

/** The practitioners who have not left, as they are now, in their order, without their pictures. @throws Error without a connection */
export async function readPractitioners(): Promise<Practitioner[]> {
  const documents = await readPublicCollection(practitioners.collection, {
    where: ['isActive', true],
    select: FIELDS,
    limit: LIMIT,
  });
  return inOrder(documents.map(({ data }) => practitioners.fromStored({ photo: null, ...data })));
}
