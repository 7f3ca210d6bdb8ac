/** What the pages and calls of the stand-in share: prompts, account, tokens, notices and the fault that is ordered. */
import { chanceOf, runSeed } from '../chance';
import { LOCAL_DARAJA } from '../world/functions-environment';
import { Account, type Movement } from './account';
import { DarajaFaults } from './faults';
import { Notices } from './notices';
import { Prompts, type Prompt } from './prompts';
import { DarajaTokens } from './tokens';

export class Desk {
  readonly chance = chanceOf(runSeed(), 'daraja');
  readonly faults = new DarajaFaults();
  readonly tokens = new DarajaTokens(this.chance);
  readonly account = new Account(this.chance);
  readonly prompts = new Prompts(this.chance);
  readonly notices = new Notices(this.faults, LOCAL_DARAJA.shortCode, this.chance);
  confirmationUrl: string | null;
  /** whether Pull Transactions is registered; before, its question finds nothing */
  isListing: boolean;

  /** @param confirmationUrl where money that comes unasked is told; null where nothing is registered yet */
  constructor(confirmationUrl: string | null) {
    this.confirmationUrl = confirmationUrl;
    this.isListing = confirmationUrl !== null;
  }

  /** A person pays without being asked. */
  async payByHand(payment: Pick<Movement, 'amount' | 'phone' | 'account'>): Promise<Movement> {
    const movement = this.account.receive(payment);
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
    if (this.confirmationUrl !== null)
      await this.notices.ofMovement(this.confirmationUrl, movement);
  }
}
