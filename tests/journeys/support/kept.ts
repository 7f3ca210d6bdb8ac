import type { Page } from '@playwright/test';

/** Everything this browser keeps for the site, as text: storage, databases and caches. */
export function kept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const found: unknown[] = [
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
    ];
    for (const { name = '' } of await indexedDB.databases()) {
      found.push(name);
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error(name));
      });
      for (const store of db.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve, reject) => {
          const request = db.transaction(store).objectStore(store).getAll();
          request.onsuccess = () => resolve(request.result as unknown[]);
          request.onerror = () => reject(new Error(store));
        });
        found.push(store, rows);
      }
      db.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) found.push(name, url);
    }
    return JSON.stringify(found);
  });
}
