import type { Slot } from '@tulia/domain/slot/free-slots';
import { PRACTICE_ZONE } from '@tulia/domain/time/practice-time';
import { differsFromPractice, formatClock, zonePlace } from '@tulia/domain/wording/moments';
import type { Language } from '../../../platform/language/catalogue';
import { slotGroups } from '../time/day-parts';
import { hourWords, nameOfDay, nearDay, nextFreeSlots, type ScheduleCopy } from '../time/day-words';
import { found, foundInput, type Copier } from './elements';

interface Words {
  t: ScheduleCopy;
  lang: Language;
  /** in which times are shown: the form begins with the device's */
  zone: string;
}

/** The times of a day as `time/time-slots.tsx` shows them. @param time the chosen one */
export function timesOf(
  { date, slots, time }: { date: string; slots: readonly Slot[]; time: string },
  { t, lang, zone }: Words,
  copy: Copier,
): HTMLElement[] {
  const label = t.timesOf(nameOfDay(date, lang));
  const title = document.createElement('p');
  title.textContent = label;
  const field = copy('times');
  field.setAttribute('aria-label', label);
  const { parts, closed } = slotGroups(slots);
  const abroad = slots[0] !== undefined && differsFromPractice(slots[0].startsAt, zone);
  const group = (words: (string | HTMLElement)[], inGroup: readonly Slot[], open: boolean) => {
    const element = copy(abroad ? 'part-abroad' : 'part') as HTMLDetailsElement;
    element.open = open;
    found(element, 'summary').replaceChildren(...words);
    found(element, 'div').replaceChildren(...inGroup.map(hour));
    return element;
  };
  const hour = (slot: Slot) => {
    const choice = copy('hour');
    const input = foundInput(choice);
    input.value = slot.time;
    input.checked = slot.time === time;
    input.disabled = slot.refusal !== null;
    const { above, clock, below } = hourWords(slot.startsAt, zone, t, lang);
    const said = [above, clock, below, slot.refusal === null ? '' : t.refusals[slot.refusal]];
    choice.querySelectorAll('span').forEach((span, index) => {
      span.textContent = said[index] ?? '';
      if (span.textContent === '') span.remove();
    });
    return choice;
  };
  const groups = parts.map(({ part, slots: inPart, free }) => {
    const count = copy(free > 0 ? 'free' : 'none-free');
    count.textContent = free > 0 ? t.freeCount(free) : t.noneFree;
    const name = abroad ? t.partIn(t.parts[part], zonePlace(PRACTICE_ZONE)) : t.parts[part];
    const named = document.createElement('span');
    named.textContent = name;
    return group([named, ' ', count], inPart, free > 0);
  });
  if (closed.length > 0) groups.push(group([t.closedHours(closed.length)], closed, false));
  found(field, 'div').replaceChildren(...groups);
  return [title, field];
}

/** The first free time of the next days, as `time/next-free.tsx` shows them. */
export function nextTimes(
  free: Parameters<typeof nextFreeSlots>,
  { t, lang, zone }: Words,
  copy: Copier,
): HTMLElement[] {
  return nextFreeSlots(...free).map((slot) => {
    const button = copy('next');
    button.dataset.day = slot.date;
    button.dataset.time = slot.time;
    // Within the element in which a button keeps its words.
    const [day, clock] = button.querySelectorAll('span > span');
    if (day) day.textContent = nearDay(slot.startsAt, t, zone);
    if (clock) clock.textContent = formatClock(slot.startsAt, lang, zone);
    return button;
  });
}
