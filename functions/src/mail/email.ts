/** The content of an email, and its plain text and HTML, which always say the same. */
import { LANGUAGE_FACTS, type Language } from '@tulia/domain/person/language';
import type { PracticeSettings } from '@tulia/domain/practice/settings';
import { contactsOf } from '@tulia/domain/practice/ways-to-pay';
import { catalogue } from '@tulia/domain/wording/catalogue';
import { markup } from './html';

/** Opening the link changes nothing. */
export interface PageLink {
  label: string;
  url: string;
}

export interface Email {
  /** neutral: no service, nothing about health (design section 8, "discretion") */
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  /** label and value */
  facts?: readonly (readonly [string, string])[];
  action?: PageLink | undefined;
  /** plain links beneath the action */
  alsoOpens?: readonly PageLink[];
  /** after facts and action */
  remarks?: readonly string[];
}

/** Leaves out facts with an empty value. */
function factsOf(email: Email) {
  return (email.facts ?? []).filter(([, value]) => value !== '');
}

const texts = catalogue({
  en: {
    noCrisis:
      'We are not a crisis service: in an emergency, call the emergency services or go to the nearest hospital.',
  },
  sw: {
    noCrisis:
      'Sisi si huduma ya dharura: wakati wa dharura, piga simu kwa huduma za dharura au nenda hospitali iliyo karibu.',
  },
});

function footer({ name, city, phone, email }: PracticeSettings, language: Language): string {
  const parts = [`${name}, ${city}`, ...contactsOf({ phone, email })];
  return `${parts.join(' · ')}. ${texts[language].noCrisis}`;
}

export function emailText(email: Email, language: Language, settings: PracticeSettings): string {
  const facts = factsOf(email).map(([label, value]) => `${label}: ${value}`);
  const links = [email.action ?? [], email.alsoOpens ?? []].flat();
  const action = links.map(({ label, url }) => `${label}:\n${url}`);
  const blocks = [
    email.greeting,
    ...email.paragraphs,
    ...(facts.length > 0 ? [facts.join('\n')] : []),
    ...action,
    ...(email.remarks ?? []),
    `-- \n${footer(settings, language)}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}

export function emailHtml(email: Email, language: Language, settings: PracticeSettings): string {
  const paragraph = (text: string) =>
    markup`<p style="margin:0 0 16px;white-space:pre-line">${text}</p>`;
  const facts = factsOf(email).map(
    ([label, value]) =>
      markup`<tr>
        <th
          align="left"
          valign="top"
          style="padding:4px 16px 4px 0;font-weight:normal;color:#5b6b66"
        >
          ${label}
        </th>
        <td style="padding:4px 0"><strong>${value}</strong></td>
      </tr>`,
  );
  const table =
    facts.length > 0
      ? [
          markup`<table role="presentation" style="margin:0 0 20px;border-collapse:collapse">
            ${facts}
          </table>`,
        ]
      : [];
  const action = email.action
    ? [
        markup`<p style="margin:0 0 20px">
          <a
            href="${email.action.url}"
            style="display:inline-block;padding:12px 20px;border-radius:8px;background:#2f6f5e;color:#ffffff;text-decoration:none"
            >${email.action.label}</a
          >
        </p>`,
      ]
    : [];
  const also = (email.alsoOpens ?? []).map(
    ({ label, url }) =>
      markup`<p style="margin:0 0 20px"><a href="${url}" style="color:#2f6f5e">${label}</a></p>`,
  );
  return markup`<!doctype html>
    <html lang="${language}" dir="${LANGUAGE_FACTS[language].direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>${email.subject}</title>
      </head>
      <body
        style="margin:0;background:#f6f4ef;color:#20302b;font:16px/1.55 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif"
      >
        <div style="max-width:560px;margin:0 auto;padding:24px">
          <div style="padding:28px;border-radius:12px;background:#ffffff">
            ${paragraph(email.greeting)} ${email.paragraphs.map(paragraph)} ${table}${action}${also}
            ${(email.remarks ?? []).map(paragraph)}
          </div>
          <p style="margin:16px 8px;font-size:13px;color:#5b6b66">${footer(settings, language)}</p>
        </div>
      </body>
    </html>`.text;
}
