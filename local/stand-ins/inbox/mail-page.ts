/** The page of one mail. Its HTML is shown in a sandbox: a mail can run nothing here. */
import { html } from './html';
import type { Html } from './html';
import type { Mail } from './mail';
import { clock, page } from './page';

/** Links of the mail open beside the inbox, not inside the frame. */
const SANDBOX = 'allow-popups allow-popups-to-escape-sandbox';

/** One mail: head, body, attachments, and what lies underneath. */
export function mailPage(mail: Mail): string {
  return page(
    mail.subject === '' ? '(no subject)' : mail.subject,
    html`<p><a href="/">Back to the inbox</a></p>
      <h1>${mail.subject === '' ? '(no subject)' : mail.subject}</h1>
      <dl>
        <dt>From</dt>
        <dd>${mail.from}</dd>
        <dt>To</dt>
        <dd>${mail.to.join(', ')}</dd>
        <dt>Sent to</dt>
        <dd>${mail.envelope.to.join(', ')}</dd>
        <dt>Received</dt>
        <dd>${clock(mail.receivedAt)}</dd>
      </dl>
      ${mail.attachments.length > 0 && attachmentsOf(mail)} ${mail.html !== '' && frameOf(mail)}
      ${mail.text !== '' && textOf(mail)}
      <details>
        <summary>Headers</summary>
        <dl>
          ${mail.headers.map(
            ({ name, value }) =>
              html`<dt>${name}</dt>
                <dd>${value}</dd>`,
          )}
        </dl>
      </details>
      <p><a href="/mails/${mail.id}/raw" download="${mail.id}.eml">Download as .eml</a></p>`,
  );
}

function frameOf(mail: Mail): Html {
  const body = `<base target="_blank">${mail.html}`;
  return html`<h2>Message</h2>
    <iframe title="Message" sandbox="${SANDBOX}" srcdoc="${body}"></iframe>`;
}

function textOf(mail: Mail): Html {
  return html`<details ${mail.html === '' ? html`open` : html``}>
    <summary>Plain text</summary>
    <pre>${mail.text}</pre>
  </details>`;
}

function attachmentsOf(mail: Mail): Html {
  return html`<h2>Attachments</h2>
    <ul>
      ${mail.attachments.map(
        ({ name, type, content }, index) =>
          html`<li>
            <a href="/mails/${mail.id}/attachments/${index}" download="${name}">
              <strong>${name}</strong>
              <span>${content.byteLength} bytes</span>
              <span class="who">${type}</span>
            </a>
          </li>`,
      )}
    </ul>`;
}
