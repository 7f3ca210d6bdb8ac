/** The outbox of the environment as a failure tells of it. */
import { mails } from '@tulia/domain/records/mail';
import { database } from './actors';

/** How the mails to an address stand, for the message of a test that waited in vain. */
export async function mailsInOutbox(to: string): Promise<string> {
  const { docs } = await database().collection(mails.collection).where('to', '==', to).get();
  const lines = docs.map((doc) => {
    const { template, state, attempts, notBefore } = mails.fromStored(doc.data());
    const due = Math.round((notBefore - Date.now()) / 1000);
    return `${template} ${state} after ${attempts} attempt(s), due in ${due} s`;
  });
  return lines.length === 0 ? 'none to this address' : lines.join('; ');
}
