/** The parts of Firebase that only a sign-up needs; loaded by the first sign-up. */
export { deleteApp, initializeApp } from 'firebase/app';
export { inMemoryPersistence } from 'firebase/auth';
