/**
 * Text typed into the contact form, carried to the same page in the other language: that is another document, and
 * the form there begins empty. It is kept from the press on the language to the next page, in this tab, and read
 * once.
 */
import { readText, removeRecord, writeText } from '../../storage';

/** `app/start.ts`, which hears the press even before React is there, wakes the page that finds it. */
export const CARRIED_KEY = 'tulia.me.carried-message';
/** The form with the fields that go along. */
export const CARRIED_FORM = 'form[data-carried]';

/** Only what a person typed or chose; the trap for robots stays behind. */
const FIELDS = ['name', 'email', 'subject', 'message'];

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function controls(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>('input, select, textarea')].filter(({ name }) =>
    FIELDS.includes(name),
  );
}

/** Keeps the fields of the form for the next page; nothing when no text is in them. */
export function carryMessage(form: HTMLFormElement): void {
  const fields = controls(form);
  if (!fields.some((field) => field.name !== 'subject' && field.value !== '')) return;
  const values = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  writeText(CARRIED_KEY, JSON.stringify({ from: location.pathname, values }), 'tab');
}

/**
 * What the page before carried along, and forgets it. The page that is left may only wake now: it takes nothing of
 * its own.
 */
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

/** Fills in what the page before carried along; what is typed here already stays. */
export function takeCarriedMessage(form: HTMLFormElement): void {
  const values = takeValues();
  if (typeof values !== 'object' || values === null) return;
  for (const field of controls(form)) {
    const value = (values as Record<string, unknown>)[field.name];
    const isUntouched = field.value === '' || field.name === 'subject';
    if (typeof value === 'string' && isUntouched) field.value = value;
  }
}
