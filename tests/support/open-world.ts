/** Global setup of Vitest and Playwright for tests that need a whole world. */
import { openOwn } from '../../local/testing/own-world';

export default () => openOwn('world');
