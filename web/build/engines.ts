/**
 * The oldest browsers that every page must start in: iPhones that end at iOS 15, Firefox's last version for Windows 7,
 * and phones whose Chrome was never updated. Newer syntax is rewritten for them; what only a browser can supply,
 * `tests/safety/without-environment/sources.test.ts` refuses.
 */
export const ENGINES = ['chrome100', 'safari15.4', 'firefox115'];
