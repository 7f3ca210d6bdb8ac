/** Mails in the memory of a test (`memory-database.ts`). */
import {
  mailPath,
  mails,
  mailStatuses,
  mailStatusPath,
  type Mail,
  type MailStatus,
} from '@tulia/domain/records/mail';
import { memory } from './memory-database';

export function putMail(id: string, mail: Mail): void {
  memory.put(mailPath(id), mails.toStored(mail));
}

/** A mail that nobody sends at the moment, with what staff see of it. */
export function putInOutbox(id: string, mail: Mail, seen: Partial<MailStatus> = {}): void {
  putMail(id, { ...mail, leaseToken: null, leaseUntil: null });
  const { state, rung, attempts } = mail;
  const status = { state, rung, attempts, problem: null, ...seen };
  memory.put(mailStatusPath(id), mailStatuses.toStoredPart(status));
}

export function storedMail(id: string): Mail {
  return mails.fromStored(memory.read(mailPath(id)) ?? {});
}

export function storedStatus(id: string): MailStatus {
  return mailStatuses.fromStored(memory.read(mailStatusPath(id)) ?? {});
}

export function emails(): Mail[] {
  return memory.records(mails);
}
