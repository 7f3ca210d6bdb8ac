/**
 * Writes into the log of a failed journey, which has no screenshots, the text on screen and the requests that had
 * failed or had no answer yet.
 */
import type { Page, Request, TestInfo } from '@playwright/test';

const TEXT_LIMIT = 1500;
const REQUESTS_LIMIT = 30;

/** Begins to watch; call the answer when the journey is over. It prints only when the journey failed. */
export function witness(page: Page): (info: TestInfo) => Promise<void> {
  const open = new Map<Request, number>();
  const ended: string[] = [];
  page.on('request', (request) => open.set(request, Date.now()));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => {
    open.delete(request);
    ended.push(
      `failed (${request.failure()?.errorText ?? ''}) ${request.method()} ${brief(request)}`,
    );
  });
  return async (info) => {
    if (info.status === info.expectedStatus || page.isClosed()) return;
    const text = await page
      .locator('body')
      .innerText({ timeout: 2000 })
      .catch(() => '(no text)');
    const waiting = [...open].map(
      ([request, since]) =>
        `open for ${Date.now() - since} ms ${request.method()} ${brief(request)}`,
    );
    const lines = [...ended, ...waiting].slice(-REQUESTS_LIMIT);
    console.log(`At ${page.url()} stood:\n${text.slice(0, TEXT_LIMIT)}\n${lines.join('\n')}`);
  };
}

function brief(request: Request): string {
  return request.url().slice(0, 160);
}
