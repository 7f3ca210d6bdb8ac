/** Closes what was opened, in the opposite order, and only once. */

export class Scope {
  #closers: (() => Promise<void> | void)[] = [];
  #closing: Promise<void> | undefined;

  /** true as soon as `close` was called */
  get isClosing(): boolean {
    return this.#closing !== undefined;
  }

  /** Remembers how to close something that was just opened. @throws Error when closing has begun */
  add(close: () => Promise<void> | void): void {
    if (this.isClosing) {
      void Promise.resolve(close());
      throw new Error('Stopped while starting.');
    }
    this.#closers.push(close);
  }

  /** closes everything, the newest first */
  close(): Promise<void> {
    this.#closing ??= this.#closeAll();
    return this.#closing;
  }

  async #closeAll(): Promise<void> {
    for (const close of this.#closers.reverse()) await close();
  }
}
