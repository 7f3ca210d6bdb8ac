/** The parts of Firebase's callable functions the site uses. Loaded lazily by `call.ts`. */
export { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
