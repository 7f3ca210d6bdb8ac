/// <reference types="vite/client" />

interface ImportMetaEnv {
  /**
   * true in the local environment (`--mode local-environment`, dev server); a constant, so that other builds lose
   * the branch
   */
  readonly VITE_LOCAL_ENVIRONMENT: boolean;
  /** the web app's configuration as JSON, from `firebase apps:sdkconfig web` */
  readonly VITE_FIREBASE_CONFIG?: string;
  /** reCAPTCHA Enterprise key of App Check; without it calls carry no proof */
  readonly VITE_APP_CHECK_KEY?: string;
  readonly VITE_DATABASE_ID?: string;
  /** `totp` where the project lets staff set up an authenticator app as a second factor */
  readonly VITE_SECOND_FACTOR?: string;
  /** public key of the Web Push certificate; without it there are no notifications */
  readonly VITE_FIREBASE_VAPID_KEY?: string;
  /** the parts of the build's content file, when there is one (`build/content.ts`) */
  readonly TULIA_SETTINGS?: Partial<import('@tulia/domain/practice/settings').PracticeSettings>;
  readonly TULIA_PRACTITIONERS?: import('@tulia/domain/practice/practitioner').Practitioner[];
  readonly TULIA_SERVICES?: import('@tulia/domain/practice/service').Service[];
  /** whether there are client stories */
  readonly TULIA_STORIES?: boolean;
  readonly TULIA_ARTICLES?: import('@tulia/domain/records/article').Article[];
}
