/** What a sign-up needs beyond the site's usual parts of Firebase; loaded when somebody signs up. */
export { deleteApp, initializeApp } from 'firebase/app';
export { inMemoryPersistence } from 'firebase/auth';
