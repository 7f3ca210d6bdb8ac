// `getToken`: see push.ts.
// eslint-disable-next-line @typescript-eslint/no-deprecated
export { getMessaging, getToken } from 'firebase/messaging';
