/** All mails received, in memory for the page and the API, and as `.eml` files to look at. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readMail } from './mail';
import type { Mail } from './mail';

export class Mailbox {
  readonly #folder: string;
  #mails: Mail[] = [];
  #count = 0;
  /** Grows with every change; the page asks for it to know when to look again. */
  version = 0;

  /** Empties the folder and starts with no mail. */
  constructor(folder: string) {
    this.#folder = folder;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }

  /** Takes a message in. Throws when it cannot be read as one. */
  async receive(raw: Uint8Array, envelope: Mail['envelope']): Promise<Mail> {
    this.#count += 1;
    const mail = await readMail(raw, envelope, String(this.#count), Date.now());
    writeFileSync(this.#file(mail.id), raw);
    this.#mails.unshift(mail);
    this.version += 1;
    return mail;
  }

  /** Newest first; with an address, only mails with that recipient in the envelope. */
  list(to?: string): readonly Mail[] {
    if (to === undefined || to === '') return this.#mails;
    const wanted = to.toLowerCase();
    return this.#mails.filter(({ envelope }) => envelope.to.includes(wanted));
  }

  find(id: string): Mail | undefined {
    return this.#mails.find((mail) => mail.id === id);
  }

  /** Forgets all mails, or those to one address, and removes their files. */
  clear(to?: string): void {
    const gone = new Set(this.list(to).map(({ id }) => id));
    for (const id of gone) rmSync(this.#file(id), { force: true });
    this.#mails = this.#mails.filter(({ id }) => !gone.has(id));
    this.version += 1;
  }

  #file(id: string): string {
    return path.join(this.#folder, `${id.padStart(4, '0')}.eml`);
  }
}
