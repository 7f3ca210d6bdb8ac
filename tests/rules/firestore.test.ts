/** The emulator runs the cases that the memory of the functions' tests is held to. */
import { getFirestore } from 'firebase-admin/firestore';
import { initializeApp } from 'firebase-admin/app';
import { firestoreSuite } from '../../functions/src/platform/testing/firestore-suite';

const firestore = getFirestore(initializeApp({ projectId: 'demo-memory' }, 'memory'));
firestore.settings({ ignoreUndefinedProperties: true });

firestoreSuite(() => firestore);
