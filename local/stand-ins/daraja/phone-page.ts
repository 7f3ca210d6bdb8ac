/** A phone to look at: open prompts with what a person may do, paying the till by hand, and the account. */
import { html, type Html } from '../inbox/html';
import { page } from '../inbox/page';
import type { Account, Movement } from './account';
import type { PhoneAction, Prompt } from './prompts';

const BUTTONS: readonly (readonly [PhoneAction, string])[] = [
  ['pay', 'Enter PIN'],
  ['wrong-pin', 'Wrong PIN'],
  ['no-money', 'Not enough money'],
  ['cancel', 'Cancel'],
  ['ignore', 'Ignore'],
];

const ENDS: Record<number, string> = {
  0: 'paid',
  1: 'not enough money',
  1032: 'cancelled',
  1037: 'no answer',
  2001: 'wrong PIN',
};

/** @param version marks what is shown, for the page to refresh itself */
export function phonePage(prompts: readonly Prompt[], account: Account, version: string): string {
  const open = prompts.filter(({ result }) => result === null);
  const ended = prompts.filter(({ result }) => result !== null);
  return page(
    'M-Pesa phone',
    html`<header><h1>M-Pesa phone</h1></header>
      <h2>Prompts</h2>
      ${
        open.length === 0
          ? html`<p class="none">No prompt is open. Ask for one in Tulia.</p>`
          : html`<ul>
              ${open.map(promptRow)}
            </ul>`
      }
      <h2>Pay by yourself</h2>
      ${byHand()}
      <h2>Account: ${account.balance} shillings</h2>
      ${list([...account.movements].reverse().map(movementRow))}
      <h2>Ended prompts</h2>
      ${list([...ended].reverse().map(endedRow))}`,
    version,
  );
}

function promptRow({ id, phone, amount, account }: Prompt): Html {
  return html`<li>
    <div>
      <strong>Pay ${amount} shillings to Tulia, account ${account}?</strong>
      <span>${phone}</span>
      <form class="who" method="post" action="/phone/${id}">
        ${BUTTONS.map(([action, label]) => html`<button name="action" value="${action}">${label}</button> `)}
      </form>
    </div>
  </li>`;
}

function byHand(): Html {
  return html`<form method="post" action="/till">
    <label>Phone <input name="phone" value="254712345678" required /></label>
    <label>Amount <input name="amount" inputmode="numeric" required /></label>
    <label>Account <input name="account" /></label>
    <button>Pay</button>
  </form>`;
}

function list(rows: readonly Html[]): Html {
  return rows.length === 0
    ? html`<p class="none">Nothing yet.</p>`
    : html`<ul>
        ${rows}
      </ul>`;
}

function movementRow({ code, amount, phone, account }: Movement): Html {
  return html`<li>
    <div>
      <strong>${code}</strong><span>${amount}</span><span class="who">${phone} ${account}</span>
    </div>
  </li>`;
}

function endedRow({ phone, amount, result }: Prompt): Html {
  const code = result?.code ?? 0;
  return html`<li>
    <div>
      <strong>${amount} shillings</strong><span>${ENDS[code] ?? `code ${code}`}</span
      ><span class="who">${phone}</span>
    </div>
  </li>`;
}
