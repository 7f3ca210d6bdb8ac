/** Mails in the memory of a test (`memory-database.ts`). */
import { mailPath, mails, type Mail } from '@tulia/domain/records/mail';
import { memory } from './memory-database';

export function putMail(id: string, mail: Mail): void {
  memory.put(mailPath(id), mails.toStored(mail));
}

/** The mail as it stands there now. */
export function storedMail(id: string): Mail {
  return mails.fromStored(memory.read(mailPath(id)) ?? {});
}

/** The emails of the outbox, in whatever state they are. */
export function emails(): Mail[] {
  return Object.values(memory.all(mails.collection)).map((each) => mails.fromStored(each));
}
