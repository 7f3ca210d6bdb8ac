/**
 * `npm run first-admin -- <e-mail> --project <id>`: makes the first super_admin of a new practice, who then registers
 * the other staff in the product. The person must have signed up. It uses Google's application default credentials
 * (`gcloud auth application-default login`), or with `--project demo-tulia` the running local environment.
 */
import { staff, staffPath } from '@tulia/domain/records/staff';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { command, optionOf } from './command';
import { parametersOf, targetOf } from './deploy/target';
import { liveApp } from './live-app';
import { HOST, PROJECT } from '../local/machine/places';
import { portsAt } from '../local/machine/ports';
import { runningOffset } from '../local/machine/running-environment';

await command(async () => {
  const [email, ...args] = process.argv.slice(2);
  const project = optionOf(args, 'project');
  if (email?.includes('@') !== true)
    throw new Error('Usage: npm run first-admin -- <e-mail> --project <id>');
  await makeFirstAdmin(email, project);
  console.log(`${email} is super_admin of ${project}. They must sign out and in again.`);
});

/** Sets the claim and the staff document. @throws Error when there is a super_admin */
async function makeFirstAdmin(address: string, projectId: string): Promise<void> {
  const app = projectId === PROJECT ? localApp() : liveApp(projectId);
  const firestore = getFirestore(app, targetOf(projectId, parametersOf(projectId), {}).databaseId);
  const owners = await firestore
    .collection(staff.collection)
    .where('role', '==', 'super_admin')
    .where('active', '==', true)
    .limit(1)
    .get();
  if (!owners.empty)
    throw new Error('This practice has a super_admin, who can give the role in the product.');
  const user = await getAuth(app).getUserByEmail(address);
  const now = Math.floor(Date.now() / 1000) * 1000;
  await firestore.doc(staffPath(user.uid)).set(
    staff.toStored({
      role: 'super_admin',
      active: true,
      validSince: now,
      email: address.toLowerCase(),
      fullName: user.displayName ?? address,
      mustChangePassword: false,
      typedPasswordSince: now,
      createdAt: now,
      practitionerId: null,
    }),
  );
  await getAuth(app).setCustomUserClaims(user.uid, { role: 'super_admin' });
  await getAuth(app).revokeRefreshTokens(user.uid);
}

function localApp() {
  const ports = portsAt(runningOffset(process.env));
  process.env['FIRESTORE_EMULATOR_HOST'] = `${HOST}:${ports.firestore}`;
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = `${HOST}:${ports.auth}`;
  return initializeApp({ projectId: PROJECT });
}
