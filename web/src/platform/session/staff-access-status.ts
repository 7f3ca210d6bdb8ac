/** What a page may still show to staff, by their staff document and token. */
import type { Role } from '@tulia/domain/person/role';
import { isStaffSessionOver } from '@tulia/domain/person/staff-session';
import type { Staff } from '@tulia/domain/records/staff';
import { SECOND, type Instant } from '@tulia/domain/time/instant';
import { likelyNow, type TokenTimes } from './token-times';

/** `ended`: no access. `changed`: a new sign-in brings the new access. `again`: the sign-in is too long ago. */
type StaffAccessStatus = 'in-force' | 'ended' | 'changed' | 'again';

/**
 * @param record the server's staff document; null when there is none, undefined until known
 * @param times null while the token cannot be read, which proves nothing against it
 */
export function staffAccessStatus(
  record: Pick<Staff, 'active' | 'role' | 'validSince'> | null | undefined,
  role: Role,
  times: TokenTimes | null,
  deviceNow: Instant,
): StaffAccessStatus {
  if (record !== undefined) {
    if (record?.active !== true) return 'ended';
    if (record.role !== role) return 'changed';
    // Sign-in times are whole seconds.
    const since = Math.floor(record.validSince / SECOND) * SECOND;
    if (times !== null && times.signedInAt < since) return 'changed';
  }
  if (times === null) return 'in-force';
  return isStaffSessionOver(times.signedInAt, likelyNow(times, deviceNow)) ? 'again' : 'in-force';
}
