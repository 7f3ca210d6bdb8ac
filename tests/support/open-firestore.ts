/** Global setup of Vitest for tests that need Firestore alone. */
import { openOwn } from '../../local/testing/own-world';

export default () => openOwn('firestore');
