/** Global setup of Playwright: finds the browsers, or installs them, and opens an environment. */
import {
  browserVersion,
  findBrowser,
  findFirefox,
  findHeadlessShell,
  findWebKit,
} from '../../local/testing/browser';
import { openOwn } from '../../local/testing/own-environment';
import { WEBKIT } from './support/webkit';

export default async function openEnvironment(): Promise<() => Promise<void>> {
  const browser = await findBrowser();
  const shell = await findHeadlessShell(browser);
  for (const each of new Set([browser, shell])) console.log(`${browserVersion(each)} (${each})`);
  // The workers load the configuration again and find both there.
  Object.assign(process.env, { CHROME: browser, CHROME_HEADLESS_SHELL: shell });
  const firefox = await findFirefox();
  if (firefox !== undefined) {
    console.log(`${browserVersion(firefox)} (${firefox})`);
    process.env['FIREFOX'] = firefox;
  }
  const webKit = await findWebKit();
  if (webKit !== undefined) {
    console.log(`WebKit (${webKit.browser})`);
    process.env[WEBKIT] = JSON.stringify(webKit);
  }
  return openOwn('environment');
}
