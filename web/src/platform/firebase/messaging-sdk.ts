/**
 * The parts of Firebase Cloud Messaging the site uses. `push.ts` loads them when the person asks for
 * notifications.
 */
// `getToken`: see push.ts.
// eslint-disable-next-line @typescript-eslint/no-deprecated
export { getMessaging, getToken } from 'firebase/messaging';
