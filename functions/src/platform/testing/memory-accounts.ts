/** The accounts that there are, in memory, as far as the functions ask for one. */
interface Account {
  uid: string;
  email: string;
  emailVerified: boolean;
  disabled: boolean;
}

export class MemoryAccounts {
  #known: Account[] = [];

  clear(): void {
    this.#known = [];
  }

  put(account: Pick<Account, 'uid' | 'email'> & Partial<Account>): void {
    this.#known.push({ emailVerified: true, disabled: false, ...account });
  }

  #find(isMeant: (account: Account) => boolean): Promise<Account> {
    const found = this.#known.find(isMeant);
    if (found !== undefined) return Promise.resolve(found);
    return Promise.reject(Object.assign(new Error('nobody'), { code: 'auth/user-not-found' }));
  }

  getUser(uid: string): Promise<Account> {
    return this.#find((account) => account.uid === uid);
  }

  async deleteUser(uid: string): Promise<void> {
    const account = await this.getUser(uid);
    this.#known = this.#known.filter((each) => each !== account);
  }

  getUserByEmail(email: string): Promise<Account> {
    return this.#find((account) => account.email === email);
  }
}
