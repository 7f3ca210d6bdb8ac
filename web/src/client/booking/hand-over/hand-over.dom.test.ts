import { afterEach, expect, it, vi } from 'vitest';
import { guardDatabases } from '../../../platform/firebase/browser-database';
import type { EarlyBooking } from './early-booking';
import { onHandOver, placeToDraw } from './hand-over';

const FORM = `<form>
  <input name="phone" /><textarea name="message"></textarea>
  <details><summary>More</summary></details>
</form>`;

const fieldIn = (tree: HTMLElement, name: string) =>
  tree.querySelector<HTMLInputElement>(`[name=${name}]`)!;

/** The page with the island's form, before React has loaded. */
function islandPage(): HTMLElement {
  document.documentElement.lang = 'en';
  document.body.innerHTML = `<div id="root"><div data-island-form>${FORM}</div></div>`;
  window.tuliaBooking = {
    status: 'shown',
    askedAt: 0,
    people: [],
    months: [],
    answer: null,
    chosen: () => ({ service: '', practitioner: '', date: '', time: '', month: '' }),
    isTouched: false,
    pressed: '',
    isDown: false,
    stop: () => undefined,
  } satisfies EarlyBooking;
  return document.getElementById('root')!;
}

/** React's page, once it has taken over. */
async function taken(root: HTMLElement): Promise<HTMLElement> {
  const place = placeToDraw(root, 'en');
  place.innerHTML = `<h1 data-page-heading>Book</h1>${FORM}`;
  const stop = onHandOver(({ fields }) => {
    for (const [name, value] of fields) fieldIn(place, name).value = value;
  });
  await expect.poll(() => place.isConnected).toBe(true);
  stop();
  return place;
}

afterEach(() => {
  delete window.tuliaBooking;
  document.body.innerHTML = '';
});

it.each(['phone', 'message'])('React leaves the cursor in field %s as it was', async (name) => {
  const root = islandPage();
  const field = fieldIn(root, name);
  field.value = '+254 722';
  field.focus();
  field.setSelectionRange(1, 3);
  const same = fieldIn(await taken(root), name);
  expect(document.activeElement).toBe(same);
  expect([same.selectionStart, same.selectionEnd]).toEqual([1, 3]);
});

it('open details stay open when React takes over', async () => {
  const root = islandPage();
  root.querySelector('details')!.open = true;
  const place = await taken(root);
  expect(place.querySelector('details')!.open).toBe(true);
});

it('a page that reports a silent database replaces the form, and a later form gets the typed text', async () => {
  vi.useFakeTimers();
  const database = { transaction: () => new EventTarget() } as unknown as IDBDatabase;
  guardDatabases({} as IDBFactory, database);
  const root = islandPage();
  fieldIn(root, 'phone').value = '+254 722';
  const place = placeToDraw(root, 'en');
  place.innerHTML = '<main></main>';
  database.transaction('who is here');
  expect(place.isConnected).toBe(false);
  vi.advanceTimersByTime(10_000);
  expect(place.isConnected).toBe(true);
  vi.useRealTimers();
  const taker = vi.fn<Parameters<typeof onHandOver>[0]>();
  onHandOver(taker)();
  await Promise.resolve();
  expect(taker.mock.calls[0]?.[0].fields.get('phone')).toBe('+254 722');
});
