/** The documents that a database holds after these writes. */
import type { Data, Write } from '@tulia/domain/records/booking-writes';

/** A document to be written: its path and its stored form. */
export type Document = readonly [path: string, data: Data];

/** @throws Error when a write creates a document that is there already */
export function carriedOut(writes: readonly Write[]): Document[] {
  const documents = new Map<string, Data>();
  for (const write of writes) {
    const { path, kind } = write;
    const there = documents.get(path);
    if (kind === 'create' && there !== undefined) throw new Error(`${path} stands already.`);
    if (kind === 'delete') documents.delete(path);
    else if (kind === 'add') documents.set(path, added(there ?? {}, write.data));
    else documents.set(path, kind === 'update' ? { ...there, ...write.data } : write.data);
  }
  return [...documents];
}

const added = (there: Data, data: Data): Data => ({
  ...there,
  ...Object.fromEntries(Object.entries(data).map(([key, value]) => [key, sum(there[key], value)])),
});

function sum(there: unknown, value: unknown): unknown {
  if (typeof value === 'number') return (typeof there === 'number' ? there : 0) + value;
  if (typeof value !== 'object' || value === null) return value;
  return added((there ?? {}) as Data, value as Data);
}
