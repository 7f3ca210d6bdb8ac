/** What a sign-up needs beyond the site's usual parts of Firebase; loaded by the first sign-up. */
export { deleteApp, initializeApp } from 'firebase/app';
export { inMemoryPersistence } from 'firebase/auth';
