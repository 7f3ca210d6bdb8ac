/** The parts of App Check the site uses. Loaded lazily by `app-check.ts`. */
export { initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
