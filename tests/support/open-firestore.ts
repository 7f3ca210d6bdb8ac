/** Global setup of Vitest for tests that need Firestore alone. */
import { openOwn } from '../../local/testing/own-environment';

export default () => openOwn('firestore');
