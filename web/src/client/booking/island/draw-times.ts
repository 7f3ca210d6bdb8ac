import type { Slot } from '@tulia/domain/slot/free-slots';
import { PRACTICE_ZONE } from '@tulia/domain/time/practice-time';
import { differsFromPractice, formatClock, zonePlace } from '@tulia/domain/wording/moments';
import type { Language } from '../../../platform/language/catalogue';
import { slotGroups } from '../time/day-parts';
import {
  hourWords,
  nameOfDay,
  nearDay,
  nextFreeSlots,
  type ScheduleTexts,
} from '../time/day-words';
import { mark, marked } from '../../../ui/marks';
import { found, foundInput, say, setAttributes, type Copier } from './elements';

export interface Words {
  t: ScheduleTexts;
  lang: Language;
  /** time zone of the times; the form begins with that of the device */
  zone: string;
}

/** The times of a day, like `time/time-slots.tsx`. @param time the chosen one */
export function timesOf(
  { date, slots, time }: { date: string; slots: readonly Slot[]; time: string },
  { t, lang, zone }: Words,
  copy: Copier,
): HTMLElement {
  const day = t.timesOf(nameOfDay(date, lang));
  const times = copy('times');
  say(times, { day });
  found(times, '[role=radiogroup]').setAttribute('aria-label', day);
  const { parts, closed } = slotGroups(slots);
  const abroad = slots[0] !== undefined && differsFromPractice(slots[0].startsAt, zone);
  const group = (part: string, inGroup: readonly Slot[], open: boolean) => {
    const element = copy(abroad ? 'part-abroad' : 'part') as HTMLDetailsElement;
    element.open = open;
    say(element, { part });
    found(element, marked('slots')).replaceChildren(...inGroup.map(hour));
    return element;
  };
  const hour = (slot: Slot) => {
    const choice = copy('hour');
    const input = foundInput(choice);
    input.value = slot.time;
    input.checked = slot.time === time;
    input.disabled = slot.refusal !== null;
    const reason = slot.refusal === null ? '' : t.refusals[slot.refusal];
    say(choice, { ...hourWords(slot.startsAt, zone, t, lang), reason });
    choice.querySelectorAll('span:empty').forEach((span) => span.remove());
    return choice;
  };
  const groups = parts.map(({ part, slots: inPart, free }) => {
    const count = copy(free > 0 ? 'free' : 'none-free');
    count.textContent = free > 0 ? t.freeCount(free) : t.noneFree;
    const name = abroad ? t.partIn(t.parts[part], zonePlace(PRACTICE_ZONE)) : t.parts[part];
    const element = group(name, inPart, free > 0);
    found(element, 'summary').append(' ', count);
    return element;
  });
  if (closed.length > 0) groups.push(group(t.closedHours(closed.length), closed, false));
  found(times, marked('groups')).replaceChildren(...groups);
  return times;
}

/** The first free time of each of the next days, like `time/next-free.tsx`. */
export function nextTimes(
  free: Parameters<typeof nextFreeSlots>,
  { t, lang, zone }: Words,
  copy: Copier,
): HTMLElement[] {
  return nextFreeSlots(...free).map((slot) => {
    const button = copy('next');
    setAttributes(button, mark('slot', `${slot.date} ${slot.time}`));
    const clock = formatClock(slot.startsAt, lang, zone);
    say(button, { day: nearDay(slot.startsAt, t, zone), clock });
    return button;
  });
}
