/** The Auth service in memory: the part that the functions use. */
interface Account {
  uid: string;
  email: string;
  emailVerified: boolean;
  disabled: boolean;
  displayName?: string;
  password?: string;
  customClaims?: object | null;
  /** a UTC string, as the Auth service writes it */
  tokensValidAfterTime?: string;
  metadata: { creationTime: string; lastSignInTime: string | null };
}

const fault = (code: string) => Object.assign(new Error(code), { code: `auth/${code}` });

export class MemoryAccounts {
  #known: Account[] = [];
  /** the number of accounts in each request */
  readonly asked: number[] = [];
  /** of the Auth service's clock */
  now = 0;
  /** the error code of the next change, such as `invalid-password` */
  refuses: string | null = null;

  clear(): void {
    this.#known = [];
    this.asked.length = 0;
    this.now = 0;
    this.refuses = null;
  }

  put(account: Pick<Account, 'uid' | 'email'> & Partial<Account>): Account {
    const metadata = { creationTime: this.#stamp(), lastSignInTime: null };
    const made = { emailVerified: true, disabled: false, metadata, ...account };
    this.#known.push(made);
    return made;
  }

  read(uid: string): Account | null {
    return this.#known.find((account) => account.uid === uid) ?? null;
  }

  #stamp(): string {
    return new Date(this.now).toUTCString();
  }

  #find(isMeant: (account: Account) => boolean): Promise<Account> {
    const found = this.#known.find(isMeant);
    return found === undefined ? Promise.reject(fault('user-not-found')) : Promise.resolve(found);
  }

  getUser(uid: string): Promise<Account> {
    return this.#find((account) => account.uid === uid);
  }

  getUserByEmail(email: string): Promise<Account> {
    return this.#find((account) => account.email === email);
  }

  getUsers(asked: { uid: string }[]): Promise<{ users: Account[] }> {
    if (asked.length > 100) return Promise.reject(fault('maximum-user-count-exceeded'));
    this.asked.push(asked.length);
    return Promise.resolve({ users: asked.flatMap(({ uid }) => this.read(uid) ?? []) });
  }

  createUser(account: Pick<Account, 'email'> & Partial<Account>): Promise<Account> {
    if (this.refuses !== null) return Promise.reject(fault(this.refuses));
    const isTaken = this.#known.some(({ email }) => email === account.email);
    if (isTaken) return Promise.reject(fault('email-already-exists'));
    const uid = `made-${String(this.#known.length)}`;
    return Promise.resolve(this.put({ uid, emailVerified: false, ...account }));
  }

  generatePasswordResetLink(email: string): Promise<string> {
    return this.#link('resetPassword', email);
  }

  generateEmailVerificationLink(email: string): Promise<string> {
    return this.#link('verifyEmail', email);
  }

  async #link(mode: string, email: string): Promise<string> {
    const { uid } = await this.getUserByEmail(email);
    return `https://auth.example/__/auth/action?mode=${mode}&oobCode=secret-of-${uid}&lang=en`;
  }

  async setCustomUserClaims(uid: string, customClaims: object | null): Promise<void> {
    Object.assign(await this.getUser(uid), { customClaims });
  }

  async revokeRefreshTokens(uid: string): Promise<void> {
    Object.assign(await this.getUser(uid), { tokensValidAfterTime: this.#stamp() });
  }

  async deleteUser(uid: string): Promise<void> {
    const account = await this.getUser(uid);
    this.#known = this.#known.filter((each) => each !== account);
  }
}
