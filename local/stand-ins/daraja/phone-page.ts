/** The page of a phone: open STK pushes with their buttons, a form to pay the till, and the account. */
import { html, list, page } from '../http/page';
import type { Movement, StkPush } from './account';
import { ENDS, type Mpesa } from './mpesa';

export function phonePage({ prompts, movements, balance }: Mpesa) {
  const open = prompts.filter(({ result }) => result === null);
  const ended = prompts.filter(({ result }) => result !== null).reverse();
  return page(
    'M-Pesa phone',
    html`<h2>StkPushes</h2>
      ${list(open.map(stkPushRow), 'No STK push is open. Ask for one in Tulia.')}
      <h2>Pay by yourself</h2>
      <form method="post" action="/till">
        <label>Phone <input name="phone" value="254712345678" required /></label>
        <label>Amount <input name="amount" inputmode="numeric" required /></label>
        <label>Account <input name="account" /></label>
        <button>Pay</button>
      </form>
      <h2>Account: ${balance} shillings</h2>
      ${list([...movements].reverse().map(movementRow), 'Nothing yet.')}
      <h2>Ended prompts</h2>
      ${list(ended.map(endedRow), 'Nothing yet.')}`,
  );
}

function stkPushRow({ id, phone, amount, account }: StkPush) {
  const buttons = Object.entries(ENDS).map(
    ([code, { button }]) => html`<button name="code" value="${code}">${button}</button> `,
  );
  return html`<li>
    ${phone}: Pay ${amount} shillings to Tulia, account ${account}?
    <form method="post" action="/phone/${id}">${buttons}</form>
  </li>`;
}

const movementRow = ({ code, amount, phone, account }: Movement) =>
  html`<li>${code}: ${amount} shillings, ${phone} ${account}</li>`;

const endedRow = ({ phone, amount, result }: StkPush) =>
  html`<li>${phone}: ${amount} shillings, ${ENDS[result?.code ?? 0]?.ended ?? ''}</li>`;
