/** The audit trail in the memory of a test (`memory-database.ts`). */
import { audit, type AuditEntry } from '@tulia/domain/records/audit';
import { memory } from './memory-database';

/** All entries, in the order in which they were written. */
export function trail(): AuditEntry[] {
  return Object.values(memory.all(audit.collection)).map((each) => audit.fromStored(each));
}
