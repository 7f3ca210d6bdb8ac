/**
 * React takes the booking page over from the island (`island.ts`). React renders outside the document, and replaces the
 * island when form and free times are loaded or have failed. It keeps choices, typed text, focus, open details, a
 * pressed button and the position of the month.
 */
import { adoptPractice } from '../../../shared/practice/practice';
import { adoptPractitioners } from '../../../shared/practice/practitioners';
import { isDatabaseSilent, subscribeToDatabase } from '../../../platform/firebase/browser-database';
import { heardTime } from '../../../platform/hooks/clock';
import { marked, markOf } from '../../../ui/marks';
import { watchPresses } from '../../../ui/press';
import type { EarlyAnswer, EarlyBooking, EarlyChoice } from './early-booking';

interface HandedOver {
  /** null when the visitor chose nothing in the island, so that the address says everything */
  choice: EarlyChoice | null;
  fields: ReadonlyMap<string, string>;
}

type Taker = (handed: HandedOver) => void;
const takers = new Set<Taker>();

let untaken: HandedOver | null = null;

/** Calls `taker` with the island's state before React paints its form. Returns a function that unsubscribes. */
export function onHandOver(taker: Taker): () => void {
  takers.add(taker);
  if (untaken !== null) {
    const handed = untaken;
    untaken = null;
    queueMicrotask(() => taker(handed));
  }
  return () => void takers.delete(taker);
}

const island = (): EarlyBooking | undefined =>
  typeof window === 'undefined' ? undefined : window.tuliaBooking;

/** The months that the island requested, if they cover these people and months; else null. */
export function earlyMonths(people: readonly string[], months: readonly string[]) {
  const early = island();
  if (early?.answer == null) return null;
  const isAnswered =
    people.every((id) => early.people.includes(id)) &&
    months.every((month) => early.months.includes(month));
  if (!isAnswered) return null;
  return { at: early.askedAt, months: early.answer.then((answer) => answer.months) };
}

/**
 * The element in which React draws: outside the document while the island is shown, else the root.
 * @param language in which React will draw the page
 */
export function placeToDraw(root: HTMLElement, language: string): HTMLElement {
  const early = island();
  early?.answer?.then(adopt, () => undefined);
  if (early === undefined) return root;
  if (early.status !== 'shown' || root.ownerDocument.documentElement.lang !== language) {
    early.stop();
    return root;
  }
  // Outside the document, so that nothing is on the page twice, also for screen readers.
  const place = document.createElement('div');
  place.id = root.id;
  const press = watchPresses(root.ownerDocument, early.isDown);
  const look = () => {
    // While the login database does not answer, the page of React says so; the island could not.
    if (!isWhole(place) && !(isDatabaseSilent() && place.querySelector('main'))) return;
    watcher.disconnect();
    unsubscribe();
    press.whenReleased(() => {
      press.stop();
      takeOver(root, place, early);
    });
  };
  const watcher = new MutationObserver(look);
  watcher.observe(place, { subtree: true, childList: true, attributes: true });
  const unsubscribe = subscribeToDatabase(look);
  return place;
}

function adopt({ settings, people, readAt }: EarlyAnswer) {
  heardTime(readAt);
  adoptPractice(settings);
  adoptPractitioners(people);
}

/** Whether React has drawn the heading, and the form with its free days. */
function isWhole(place: HTMLElement): boolean {
  return (
    place.querySelector('[data-page-heading]') !== null &&
    place.querySelector(marked('ready', false)) === null
  );
}

const FIELDS = 'input:is(:not([type]), [type=text], [type=email], [type=tel]), textarea, select';
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function fieldsIn(form: HTMLElement): Map<string, string> {
  const typed = [...form.querySelectorAll<Field>(FIELDS)].filter(({ value }) => value !== '');
  const chosen = form.querySelectorAll<HTMLInputElement>('input[name=ageBand]:checked');
  const named = [...typed, ...chosen].filter(({ name }) => name !== '');
  return new Map(named.map(({ name, value }) => [name, value]));
}

const isText = (element: Element | null) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

const monthIn = (tree: HTMLElement) => tree.querySelector('form [role=grid]');

const labelOf = (element: Element) =>
  (element.getAttribute('aria-label') ?? element.textContent).trim();

/** The same element in another tree. */
function sameIn(tree: HTMLElement, element: Element | null): HTMLElement | null {
  if (!(element instanceof HTMLElement)) return null;
  const date = markOf(element, 'date');
  const all = (selector: string) => [...tree.querySelectorAll<HTMLElement>(selector)];
  if (date !== null) return all(marked('date', date))[0] ?? null;
  if (element.matches('input, textarea, select')) {
    const { name, value, type } = element as HTMLInputElement;
    const named = all(`[name="${name}"]`);
    return (
      (type === 'radio'
        ? named.find((each) => (each as HTMLInputElement).value === value)
        : named[0]) ?? null
    );
  }
  return all(element.tagName).find((each) => labelOf(each) === labelOf(element)) ?? null;
}

function takeOver(from: HTMLElement, to: HTMLElement, early: EarlyBooking) {
  const form = from.querySelector<HTMLElement>(marked('island-form'));
  const fields = form === null ? new Map<string, string>() : fieldsIn(form);
  const choice = early.isTouched ? { ...early.chosen() } : null;
  early.stop();
  if (takers.size === 0) untaken = { choice, fields };
  for (const taker of takers) taker({ choice, fields });

  const { activeElement: focused } = document;
  const [start, end] = isText(focused) ? [focused.selectionStart, focused.selectionEnd] : [];
  const next = from.contains(focused) ? sameIn(to, focused) : null;
  for (const old of from.querySelectorAll('details')) {
    const same = sameIn(to, old.querySelector('summary'))?.closest('details');
    if (same) same.open = old.open;
  }
  const before = monthIn(from)?.getBoundingClientRect().top;
  from.replaceWith(to);
  const after = monthIn(to)?.getBoundingClientRect().top;
  if (before !== undefined && after !== undefined && before !== after)
    scrollBy({ top: after - before, behavior: 'instant' });
  next?.focus({ preventScroll: true });
  if (typeof start === 'number' && isText(next)) next.setSelectionRange(start, end ?? start);
  if (early.pressed === '') return;
  const pressed = [...to.querySelectorAll('button')].find(
    (each) => labelOf(each) === early.pressed,
  );
  pressed?.click();
}
