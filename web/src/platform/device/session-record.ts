import { roleOfClaim, type Role } from '@tulia/domain/person/role';
import { SESSION_KEY } from '../../storage';
import { readRecord, writeRecord } from './local-record';

/** What this browser remembers of the person signed in. It decides what to load first and never permits anything. */
interface RememberedPerson {
  uid: string;
  role: Role;
}

export function rememberedPerson(): RememberedPerson | null {
  const value = readRecord(SESSION_KEY);
  if (typeof value !== 'object' || value === null || !('uid' in value)) return null;
  if (typeof value.uid !== 'string') return null;
  return { uid: value.uid, role: roleOfClaim('role' in value ? value.role : undefined) };
}

export function rememberPerson(person: RememberedPerson): void {
  writeRecord(SESSION_KEY, person);
}
