/** The audit trail in the memory of a test (`memory-database.ts`). */
import { audit, type AuditEntry } from '@tulia/domain/records/audit';
import { memory } from './memory-database';

/** All entries, oldest first. */
export function trail(): AuditEntry[] {
  return memory.records(audit);
}
