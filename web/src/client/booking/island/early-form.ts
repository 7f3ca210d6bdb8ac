/**
 * The form before React. Only days and times need this script; the browser handles fields, choices and details. A
 * pressed button that needs React is remembered for it.
 */
import { refusalByAll } from '@tulia/domain/slot/free-slots';
import { monthOf, shiftMonth } from '@tulia/domain/time/practice-time';
import { marked, markOf } from '../../../ui/marks';
import { withinBounds } from '../../../ui/month-grid/month-steps';
import { targetOf } from '../../../ui/month-grid/month-view';
import { deviceZone } from '../../../shared/views/moments';
import type { EarlyChoice, IslandConfig } from '../hand-over/early-booking';
import { bookingScheduleTexts } from '../texts/booking-schedule';
import { dayRefusal } from '../time/day-refusal';
import { nameOfDay } from '../time/day-words';
import { builtForm } from './built-form';
import { drawnForm, type Known } from './draw-form';
import { found, say } from './elements';

export interface EarlyForm {
  draw: (known: Known) => void;
  stop: () => void;
}

interface FormEvents {
  /** the visitor has chosen something */
  chosen: () => void;
  pressed: (label: string) => void;
  retry: () => void;
}

const SUBMIT = '[type=submit]';

const shownLabel = (button: Element) =>
  (button.getAttribute('aria-label') ?? button.textContent).trim();

/**
 * @param place the element that contains the forms of the build @param choice changes with each choice of the visitor
 * @param folded shows the personal information in one line, for a known client
 */
export function earlyForm(
  place: HTMLElement,
  config: IslandConfig,
  choice: EarlyChoice,
  folded: boolean,
  on: FormEvents,
): EarlyForm {
  const lang = config.language;
  const words = { t: bookingScheduleTexts[lang], lang, zone: deviceZone() };
  const { t } = words;
  const built = builtForm(place, choice, folded, words);
  const { form, schedule } = built;
  const drawn = drawnForm(built, config, choice, words);
  drawn.sayService();

  /** Drops a day or time from the address that is no longer free. */
  function dropRefused() {
    const question = drawn.asked();
    const { date, time } = choice;
    if (!drawn.isKnown() || date === '') return;
    if (dayRefusal(date, question) !== null) Object.assign(choice, { date: '', time: '' });
    else if (time !== '' && refusalByAll(question.diaries, { date, time, ...question }) !== null)
      choice.time = '';
  }

  function draw() {
    if (choice.service === '') return;
    dropRefused();
    drawn.drawAll();
  }

  function chooseService(slug: string) {
    choice.service = slug;
    if (!form.contains(schedule)) {
      found(form, marked('schedule')).replaceWith(schedule);
      found(form, SUBMIT).before(built.summary);
    }
    say(form, { description: drawn.service()?.description ?? '' });
    drawn.sayService();
    draw();
  }

  function choose(date: string, time: string) {
    Object.assign(choice, { date, time });
    drawn.sayLegend(t.legend);
    drawn.visit(date);
    drawn.drawHours();
    on.chosen();
  }

  /** The calendar does not move to another month when one of its days is pressed. */
  function pressDay(date: string) {
    const reason = drawn.reasons().get(date);
    if (reason === undefined) {
      choose(date, '');
      return;
    }
    drawn.sayLegend(t.dayRefused(nameOfDay(date, lang), reason));
    drawn.visit(date);
  }

  function press(event: MouseEvent) {
    const target = event.target instanceof Element ? event.target : null;
    const button = target?.closest('button, input[type=checkbox]');
    if (!button) return;
    const date = markOf(button, 'date');
    const slot = markOf(button, 'slot');
    const step = markOf(button, 'month-step');
    if (date !== null) pressDay(date);
    else if (slot !== null) {
      const [day = '', time = ''] = slot.split(' ');
      choice.month = monthOf(day);
      choose(day, time);
    } else if (step !== null) {
      choice.month = shiftMonth(choice.month, Number(step));
      drawn.visit(null);
    } else if (built.failure.contains(button)) on.retry();
    else {
      // Only React can open a text or refuse a tick. It repeats the press of a button once it has loaded.
      event.preventDefault();
      if (button instanceof HTMLButtonElement) on.pressed(shownLabel(button));
    }
  }

  function change({ target }: Event) {
    if (!(target instanceof HTMLInputElement)) return;
    const { name, value } = target;
    if (name === 'service') chooseService(value);
    else if (name === 'practitioner') {
      choice.practitioner = value;
      draw();
    } else if (name === 'booking-time') {
      choice.time = value;
      drawn.sayWhen();
    } else return;
    on.chosen();
  }

  function goByKey(event: KeyboardEvent) {
    const day = event.target instanceof Element ? markOf(event.target, 'date') : null;
    const wanted = day === null ? null : targetOf(event.key, day, choice.month);
    if (wanted === null) return;
    event.preventDefault();
    const { today, max } = drawn.asked();
    const date = withinBounds(wanted, today, max);
    choice.month = monthOf(date);
    drawn.visit(date);
    drawn.focus(date);
  }

  /** After the button or Enter: React checks and sends the form. */
  function submit(event: Event) {
    event.preventDefault();
    on.pressed(shownLabel(found(form, SUBMIT)));
  }

  const listening = new AbortController();
  const { signal } = listening;
  form.addEventListener('click', press, { signal });
  form.addEventListener('change', change, { signal });
  form.addEventListener('keydown', goByKey, { signal });
  form.addEventListener('submit', submit, { signal });
  return {
    draw: (known) => {
      drawn.learn(known);
      draw();
    },
    stop: () => listening.abort(),
  };
}
