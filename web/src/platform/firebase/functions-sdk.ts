export { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
