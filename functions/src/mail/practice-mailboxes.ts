import type { PracticeSettings } from '@tulia/domain/practice/settings';
import { staff } from '@tulia/domain/records/staff';
import { db } from '../platform/app';

const MOST = 10;

/** The practice's address, or else those of its super admins; empty when there is none yet. */
export async function practiceMailboxes({ email }: PracticeSettings): Promise<string[]> {
  if (email !== '') return [email];
  const owners = await db()
    .collection(staff.collection)
    .where('role', '==', 'super_admin')
    .where('active', '==', true)
    .limit(MOST)
    .get();
  return owners.docs.map((doc) => staff.fromStored(doc.data()).email).filter((each) => each !== '');
}
