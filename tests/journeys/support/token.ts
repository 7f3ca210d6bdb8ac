/** The tokens that a browser keeps, as journeys age them. */
import type { Page } from '@playwright/test';

/**
 * Makes the access token that Firebase Auth keeps in this browser look like one that ran out, for the page that is
 * loaded next. It leaves the app first: an open page checks the stored token every 800 ms and would renew it.
 */
export async function ageToken(page: Page): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('the database of Firebase Auth cannot be read'));
      });
    const db = await settled(indexedDB.open('firebaseLocalStorageDb'));
    const store = db
      .transaction('firebaseLocalStorage', 'readwrite')
      .objectStore('firebaseLocalStorage');
    const rows = (await settled(store.getAll())) as {
      value: { stsTokenManager?: { expirationTime: number } };
    }[];
    const people = rows.filter(({ value }) => value.stsTokenManager !== undefined);
    if (people.length === 0) throw new Error('nobody is signed in here');
    for (const row of people) {
      row.value.stsTokenManager = { ...row.value.stsTokenManager, expirationTime: 1 };
      await settled(store.put(row));
    }
    db.close();
  });
}
