/** Global setup of Vitest and Playwright for tests that need a whole environment. */
import { openOwn } from '../../local/testing/own-environment';

export default () => openOwn('environment');
