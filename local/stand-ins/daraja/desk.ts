/** What the pages and calls of the stand-in share: prompts, account, tokens, notices and the fault that is ordered. */
import { chanceOf, runSeed } from '../../test-run/random';
import { LOCAL_DARAJA } from '../../machine/functions-environment';
import { Account, type Movement } from './account';
import { DarajaFaults } from './faults';
import { Notices } from './notices';
import { Prompts, type Prompt } from './prompts';
import { DarajaTokens } from './tokens';

export type RegisteredUrls = Record<'ConfirmationURL' | 'ValidationURL', string>;

export class Desk {
  readonly chance = chanceOf(runSeed(), 'daraja');
  readonly faults = new DarajaFaults();
  readonly tokens = new DarajaTokens(this.chance);
  readonly account = new Account(this.chance);
  readonly prompts = new Prompts(this.chance);
  readonly notices = new Notices(this.faults, LOCAL_DARAJA.shortCode, this.chance);
  /** where it is to tell and to ask; null where nothing is registered yet */
  registered: RegisteredUrls | null;
  /** whether external validation is switched on: then it asks before it takes what a person pays unasked */
  validates = false;
  /** whether Pull Transactions is registered; before, its question finds nothing */
  isListing: boolean;

  constructor(registered: RegisteredUrls | null) {
    this.registered = registered;
    this.isListing = registered !== null;
  }

  /** A person pays without being asked. @returns null when the practice's answer cancelled it */
  async payByHand(
    payment: Pick<Movement, 'amount' | 'phone' | 'account'>,
  ): Promise<Movement | null> {
    const movement = this.account.begin(payment);
    const url = this.validates ? this.registered?.ValidationURL : undefined;
    if (url !== undefined && !(await this.notices.mayMove(url, movement))) return null;
    this.account.movements.push(movement);
    await this.#tellOfMovement(movement);
    return movement;
  }

  /** A person does something with a prompt, once. @param code the result, 0 for paid */
  async endPrompt(prompt: Prompt, code: number): Promise<void> {
    if (prompt.result !== null) return;
    const movement = this.prompts.end(prompt, code, this.account);
    await this.notices.ofPrompt(prompt);
    // As with the real service, what a prompt brought is told to the registered address too.
    if (movement !== null) await this.#tellOfMovement(movement);
  }

  async #tellOfMovement(movement: Movement): Promise<void> {
    if (this.registered === null) return;
    const { ConfirmationURL } = this.registered;
    await this.notices.ofMovement(ConfirmationURL, movement, this.account.balance);
  }
}
