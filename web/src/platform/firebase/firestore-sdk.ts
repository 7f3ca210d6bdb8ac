/**
 * The parts of Firestore the site uses. Loaded lazily by `firestore.ts`; naming them here lets the build drop the
 * rest.
 */
export {
  clearIndexedDbPersistence,
  collection,
  connectFirestoreEmulator,
  disableNetwork,
  doc,
  documentId,
  enableNetwork,
  getCountFromServer,
  getDocs,
  initializeFirestore,
  limit,
  memoryLocalCache,
  onSnapshot,
  orderBy,
  persistentLocalCache,
  persistentMultipleTabManager,
  query,
  runTransaction,
  serverTimestamp,
  setLogLevel,
  startAfter,
  terminate,
  updateDoc,
  where,
} from 'firebase/firestore';
