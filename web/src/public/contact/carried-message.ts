/**
 * Carries text typed into the contact form to the page in the other language, which is another document. This tab
 * keeps it from the press on the language until the next page reads it, once.
 */
import { readText, removeRecord, writeText } from '../../storage';

/** `app/start.ts` hears the press before React has loaded, and wakes the page that finds the text. */
export const CARRIED_KEY = 'tulia.me.carried-message';
export const CARRIED_FORM = 'form[data-carried]';

/** The spam trap's field is left out. */
const FIELDS = ['name', 'email', 'subject', 'message'];

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function controls(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>('input, select, textarea')].filter(({ name }) =>
    FIELDS.includes(name),
  );
}

/** Stores nothing when the fields hold no text. */
export function carryMessage(form: HTMLFormElement): void {
  const fields = controls(form);
  if (!fields.some((field) => field.name !== 'subject' && field.value !== '')) return;
  const values = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  writeText(CARRIED_KEY, JSON.stringify({ from: location.pathname, values }), 'tab');
}

/** Reads and deletes the carried text. A page that wakes while it is being left takes nothing. */
function takeValues(): unknown {
  try {
    const carried = JSON.parse(readText(CARRIED_KEY, 'tab') ?? 'null') as {
      from?: unknown;
      values?: unknown;
    } | null;
    if (carried === null || carried.from === location.pathname) return null;
    removeRecord(CARRIED_KEY, 'tab');
    return carried.values;
  } catch {
    return null;
  }
}

/** Keeps what was typed here already. */
export function takeCarriedMessage(form: HTMLFormElement): void {
  const values = takeValues();
  if (typeof values !== 'object' || values === null) return;
  for (const field of controls(form)) {
    const value = (values as Record<string, unknown>)[field.name];
    const isUntouched = field.value === '' || field.name === 'subject';
    if (typeof value === 'string' && isUntouched) field.value = value;
  }
}
