/** Mails in the memory of a test (`memory-database.ts`). */
import { mails, type Mail } from '@tulia/domain/records/mail';
import { memory } from './memory-database';

/** The letters of the outbox, in whatever state they are. */
export function letters(): Mail[] {
  return Object.values(memory.all(mails.collection)).map((each) => mails.fromStored(each));
}
