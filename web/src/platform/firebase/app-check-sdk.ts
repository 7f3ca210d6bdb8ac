export { initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
