/** A practice in a database of its own; its functions go through a meter, so nothing else is counted. */
import { staff, staffPath } from '@tulia/domain/records/staff';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import type { Person } from '../../tests/support/actors';
import { firestoreMeter, type FirestoreMeter } from './firestore-meter';

export interface MeteredPractice {
  meter: FirestoreMeter;
  /** base of the process that is metered, as `call` of the tests takes it */
  base: string;
  /** an admin of this practice; what it took to make one is not metered */
  admin: () => Promise<Person>;
  close: () => Promise<void>;
}

/** Opens one. @param port of the Firestore emulator @param name parts its database from those of other goals */
export async function openMeteredPractice(port: number, name: string): Promise<MeteredPractice> {
  const { startInstance } = await import('../../tests/functions/start-instance');
  const { openPracticeIn } = await import('../../tests/support/makers');
  const { person } = await import('../../tests/support/actors');
  // Another one each time: what an earlier run booked is still there.
  const projectId = `demo-tulia-${name}-${Date.now().toString(36)}`;
  const meter = await firestoreMeter(port);
  const app = initializeApp({ projectId }, projectId);
  const instance = await startInstance({
    FIRESTORE_EMULATOR_HOST: meter.host,
    GCLOUD_PROJECT: projectId,
    FIREBASE_CONFIG: JSON.stringify({ projectId }),
  });
  const close = async () => {
    instance.stop();
    meter.close();
    await deleteApp(app);
  };
  try {
    const database = getFirestore(app);
    await openPracticeIn(database);
    const admin = async () => {
      const made = await person({ role: 'admin' });
      const stored = staff.toStored({
        role: 'admin',
        active: true,
        validSince: 0,
        email: made.email,
        fullName: 'Admin',
        mustChangePassword: false,
        typedPasswordSince: 0,
        practitionerId: null,
        createdAt: Date.now(),
      });
      await database.doc(staffPath(made.uid)).set(stored);
      return made;
    };
    return { meter, base: instance.base, admin, close };
  } catch (error) {
    await close();
    throw error;
  }
}
