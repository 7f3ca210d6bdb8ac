/** Mails in the memory of a test (`memory-database.ts`). */
import { mailPath, mails, type Mail } from '@tulia/domain/records/mail';
import { memory } from './memory-database';

export function putMail(id: string, mail: Mail): void {
  memory.put(mailPath(id), mails.toStored(mail));
}

export function storedMail(id: string): Mail {
  return mails.fromStored(memory.read(mailPath(id)) ?? {});
}

export function emails(): Mail[] {
  return memory.records(mails);
}
