/** Closes what was opened, in the opposite order, and only once, however often it is asked to. */

export class Scope {
  #closers: (() => Promise<void> | void)[] = [];
  #closing: Promise<void> | undefined;

  /** True from the moment that closing was asked for. */
  get isClosing(): boolean {
    return this.#closing !== undefined;
  }

  /** Remembers how to close something that was just opened. Throws when closing has begun. */
  add(close: () => Promise<void> | void): void {
    if (this.isClosing) {
      void Promise.resolve(close());
      throw new Error('Stopped while starting.');
    }
    this.#closers.push(close);
  }

  /** Closes everything, the newest first. */
  close(): Promise<void> {
    this.#closing ??= this.#closeAll();
    return this.#closing;
  }

  async #closeAll(): Promise<void> {
    for (const close of this.#closers.reverse()) await close();
  }
}
