/** The parts of Firebase Cloud Messaging the site uses. Loaded by `push.ts` when somebody asks for notifications. */
// `getToken`: see push.ts.
// eslint-disable-next-line @typescript-eslint/no-deprecated
export { getMessaging, getToken } from 'firebase/messaging';
