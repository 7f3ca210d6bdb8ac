/** Everything that is wrong with a source, before anything is written. */
import { RowReader } from './row-reader';
import type { Problem, Source, Table } from './source';
import {
  bookingOf,
  dayOf,
  profileOf,
  serviceOf,
  type BroughtBooking,
  type BroughtDay,
  type BroughtProfile,
  type BroughtService,
} from './tables';

export interface Brought {
  services: BroughtService[];
  profiles: BroughtProfile[];
  bookings: BroughtBooking[];
  days: BroughtDay[];
}

/** @returns the rows as far as they can be read, and every problem in the order of the files and lines */
export function check(source: Source): { brought: Brought; problems: Problem[] } {
  const problems = [...source.problems];
  const read = <T>(table: Table, of: (row: RowReader) => T): T[] => {
    const { file, rows } = source.tables[table] ?? { file: '', rows: [] };
    return rows.map((row) => of(new RowReader(file, row, problems)));
  };
  const brought: Brought = {
    services: read('services', serviceOf),
    profiles: read('profiles', profileOf),
    bookings: read('bookings', bookingOf),
    days: read('availability', dayOf),
  };
  const known = new Set(brought.services.map(({ id }) => id));
  const unknown = (table: Table, ids: readonly string[]) => {
    const { file, rows } = source.tables[table] ?? { file: '', rows: [] };
    ids.forEach((id, index) => {
      const line = rows[index]?.line ?? 1;
      if (id !== '' && !known.has(id))
        problems.push({ file, line, problem: `service_id ${id} is in no row of services` });
    });
  };
  const twice = (table: Table, what: string, keys: readonly string[]) => {
    const { file, rows } = source.tables[table] ?? { file: '', rows: [] };
    const first = new Map<string, number>();
    keys.forEach((key, index) => {
      const line = rows[index]?.line ?? 1;
      const before = first.get(key);
      if (key !== '' && before !== undefined)
        problems.push({ file, line, problem: `${what} ${key} is in line ${before} as well` });
      else first.set(key, line);
    });
  };
  twice(
    'services',
    'id',
    brought.services.map(({ id }) => id),
  );
  twice(
    'services',
    'name',
    brought.services.map(({ service }) => service.slug),
  );
  twice(
    'profiles',
    'id',
    brought.profiles.map(({ uid }) => uid),
  );
  twice(
    'bookings',
    'id',
    brought.bookings.map(({ id }) => id),
  );
  twice(
    'bookings',
    'reference_number',
    brought.bookings.map(({ reference }) => reference),
  );
  unknown(
    'bookings',
    brought.bookings.map(({ serviceId }) => serviceId),
  );
  unknown(
    'availability',
    brought.days.map(({ serviceId }) => serviceId),
  );
  const order = Object.values(source.tables).map(({ file }) => file);
  problems.sort((a, b) => order.indexOf(a.file) - order.indexOf(b.file) || a.line - b.line);
  return { brought, problems };
}
