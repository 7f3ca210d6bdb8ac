/** The page of the phones: the texts as they came, with what a network or a person does next. */
import { html, list, page } from '../http/page';
import { money, type PhoneText, type Phones } from './account';

const STATUSES = ['Success', 'Failed'];

export function phonesPage({ texts, urls, balance, stopped }: Phones) {
  return page(
    'Phones with texts',
    html`<p>Balance: ${money(balance)}.</p>
      ${list([...texts].reverse().map(textRow), 'No text has come.')}
      <h2>Numbers that stopped texts</h2>
      ${list(
        [...stopped].map((number) => html`<li>+${number}</li>`),
        'None.',
      )}
      <h2>Addresses for reports and opt-outs</h2>
      <p>As the provider’s dashboard asks for them; Tulia’s settings show both.</p>
      <form method="post" action="/_urls">
        <p>
          <label>Reports <input name="report" size="80" value="${urls.report}" /></label>
        </p>
        <p>
          <label>Opt-outs <input name="stop" size="80" value="${urls.stop}" /></label>
        </p>
        <button>Keep</button>
      </form>`,
  );
}

function textRow({ id, to, from, message, reported }: PhoneText) {
  const buttons = STATUSES.map(
    (status) => html`<button name="status" value="${status}">${status}</button> `,
  );
  return html`<li>
    <strong>+${to}</strong>${from === '' ? '' : `, from ${from}`}: ${message}
    <em>${reported ?? 'no report'}</em>
    <form method="post" action="/_reports">
      <input type="hidden" name="id" value="${id}" />
      ${buttons}
    </form>
    <form method="post" action="/_stop">
      <input type="hidden" name="to" value="${to}" />
      <input type="hidden" name="from" value="${from}" />
      <button>STOP</button>
    </form>
  </li>`;
}
