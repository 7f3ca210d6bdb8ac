/**
 * The form before React: days and times are chosen, everything else that the browser does by itself (fields, choices,
 * unfolding) is left to it, and a button that needs React is remembered for it.
 */
import { daySlots, refusalByAll, type Diary } from '@tulia/domain/slot/free-slots';
import {
  addDays,
  monthOf,
  PRACTICE_ZONE,
  shiftMonth,
  toInstant,
  toWallTime,
} from '@tulia/domain/time/practice-time';
import { formatClocks, localeOf, zonePlace } from '@tulia/domain/wording/moments';
import { bookingScheduleCopy } from '../texts/booking-schedule';
import { withinBounds } from '../../../ui/month-grid/month-steps';
import { dayRefusal } from '../time/day-refusal';
import { chosenWhen, dayReasons, nameOfDay } from '../time/day-words';
import { deviceZone } from '../../../shared/views/moments';
import { zoneName } from '../time/time-zones';
import { drawnMonth, keyTarget, type DrawnMonth } from './draw-month';
import { nextTimes, timesOf } from './draw-times';
import type { EarlyChoice, IslandConfig, IslandSettings } from '../hand-over/early-booking';
import { copier, found, foundInput } from './elements';

/** What is known of the times. */
export interface Known {
  settings: IslandSettings;
  /** of those whom the choice names */
  diariesFor: (choice: EarlyChoice) => readonly Diary[];
  state: 'loading' | 'ready' | 'failed';
}

export interface EarlyForm {
  draw: (known: Known) => void;
  stop: () => void;
}

export interface FormEvents {
  /** called once the visitor has chosen something here */
  chosen: () => void;
  pressed: (label: string) => void;
  retry: () => void;
}

const shownLabel = (button: Element) =>
  (button.getAttribute('aria-label') ?? button.textContent).trim();

/**
 * @param place where the build left the forms
 * @param choice is written to
 * @param folded for a known client: the personal information is one line
 */
export function earlyForm(
  place: HTMLElement,
  config: IslandConfig,
  choice: EarlyChoice,
  folded: boolean,
  on: FormEvents,
): EarlyForm {
  const lang = config.language;
  const t = bookingScheduleCopy[lang];
  const zone = deviceZone();
  const words = { t, lang, zone };
  const built = document.importNode(
    (found(place, 'template') as HTMLTemplateElement).content,
    true,
  );
  const copy = copier(found(built, '[data-island-samples]'));
  const withService = found(built, '[data-island-form=chosen]');
  const withoutService = found(built, '[data-island-form=any]');
  const form = choice.service === '' ? withoutService : withService;
  const schedule = found(withService, '[data-field=date]').closest('section');
  const summary = found(withService, '[data-summary]');
  const next = found(withService, '[data-next-free]');
  const times = found(withService, '[data-field=time]');
  const untold = found(times, ':scope > p');
  const legend = found(withService, '[data-field=date] > [aria-live]');
  const chosen = found(withService, '[data-chosen]');
  const month: DrawnMonth = drawnMonth(withService, copy);
  const failure = copy('failed');
  let known: Known = { settings: config.settings, diariesFor: () => [], state: 'loading' };
  let visited: string | null = null;
  const listening = new AbortController();

  const service = () => config.services.find(({ slug }) => slug === choice.service);
  const asked = () => {
    const now = Date.now();
    const { windowDays } = known.settings;
    const diaries = known.state === 'loading' ? [] : known.diariesFor(choice);
    const today = toWallTime(now).date;
    return { diaries, windowDays, today, now, minutes: service()?.minutes ?? 0 };
  };

  function drawChoice() {
    const { diaries, now, minutes } = asked();
    const { date, time } = choice;
    const slots = date === '' ? [] : daySlots(diaries, { date, minutes, now });
    const [heading] = times.children;
    times.replaceChildren(
      ...(heading ? [heading] : []),
      ...(date === '' ? [untold] : timesOf({ date, slots, time }, words, copy)),
    );
    drawWhen();
  }

  function drawWhen() {
    const { date, time } = choice;
    const strong = document.createElement('strong');
    if (time !== '')
      strong.textContent = t.chosen(
        nameOfDay(date, lang),
        formatClocks(toInstant(date, time), lang, zone),
      );
    chosen.replaceChildren(...(time === '' ? [] : [strong]));
    const said = { date, time, zone };
    found(summary, '[data-when]').textContent = chosenWhen(said, t, lang);
  }

  function drawMonth() {
    const question = asked();
    const reasons = dayReasons(choice.month, question, t);
    month.draw(
      {
        month: choice.month,
        selected: choice.date === '' ? null : choice.date,
        visited,
        min: question.today,
        max: addDays(question.today, question.windowDays),
        today: question.today,
        locale: localeOf(lang),
        todayLabel: t.today,
        weekdays: t.weekdays,
        refusalOf: (day) => reasons.get(day),
      },
      known.state === 'loading',
    );
  }

  /** What the address has chosen may be gone. */
  function dropRefused() {
    const question = asked();
    const { date, time } = choice;
    if (known.state === 'loading' || date === '') return;
    if (dayRefusal(date, question) !== null) Object.assign(choice, { date: '', time: '' });
    else if (time !== '' && refusalByAll(question.diaries, { date, time, ...question }) !== null)
      choice.time = '';
  }

  function draw() {
    if (choice.service === '') return;
    dropRefused();
    drawMonth();
    drawChoice();
    const question = asked();
    if (known.state !== 'loading')
      next.replaceChildren(...nextTimes([question.diaries, question], words, copy));
    failure.hidden = known.state !== 'failed';
  }

  function tellOfService() {
    const told = service();
    if (told === undefined) return;
    const [name, length, price] = summary.querySelectorAll('[data-says]');
    if (name) name.textContent = told.name;
    if (length) length.textContent = told.length;
    if (price) price.textContent = told.price;
  }

  function chooseService(slug: string) {
    const empty = form.querySelector('[data-no-times]')?.closest('section');
    choice.service = slug;
    if (empty && schedule) {
      empty.replaceWith(schedule);
      found(form, '[type=submit]').before(summary);
    }
    const hint = form.querySelector('[data-field=service] > div > [aria-live]');
    if (hint) hint.textContent = service()?.description ?? '';
    tellOfService();
    draw();
  }

  function choose(date: string, time = '') {
    // A pressed day stays where it is, also one of the next month.
    const month = time === '' ? choice.month : monthOf(date);
    Object.assign(choice, { date, time, month });
    visited = date;
    legend.textContent = t.legend;
    drawMonth();
    drawChoice();
    on.chosen();
  }

  function pressDay(date: string) {
    const reason = dayReasons(choice.month, asked(), t).get(date);
    visited = date;
    if (reason === undefined) {
      choose(date);
      return;
    }
    legend.textContent = t.dayRefused(nameOfDay(date, lang), reason);
    drawMonth();
  }

  function press(event: MouseEvent) {
    const target = event.target instanceof Element ? event.target : null;
    const button = target?.closest<HTMLElement>('button, input[type=checkbox]') ?? null;
    if (button === null) return;
    const { date, day, time } = button.dataset;
    if (date !== undefined) {
      pressDay(date);
      return;
    }
    if (day !== undefined) {
      choose(day, time);
      return;
    }
    const frame = button.closest('[data-ready]');
    if (frame) {
      const by = button === frame.querySelector('button') ? -1 : 1;
      choice.month = shiftMonth(choice.month, by);
      visited = null;
      drawMonth();
      return;
    }
    if (failure.contains(button)) {
      on.retry();
      return;
    }
    // A text has to be read before its box is ticked, and so on: what React has to say, it says once it is here.
    event.preventDefault();
    if (button instanceof HTMLButtonElement) on.pressed(shownLabel(button));
  }

  function change({ target }: Event) {
    if (!(target instanceof HTMLInputElement)) return;
    if (target.name === 'service') chooseService(target.value);
    else if (target.name === 'practitioner') {
      choice.practitioner = target.value;
      draw();
    } else if (target.name === 'booking-time') {
      choice.time = target.value;
      drawWhen();
    } else return;
    on.chosen();
  }

  function key(event: KeyboardEvent) {
    const target = keyTarget(event, choice.month);
    if (target === null) return;
    event.preventDefault();
    const { today, windowDays } = asked();
    visited = withinBounds(target, today, addDays(today, windowDays));
    choice.month = monthOf(visited);
    drawMonth();
    month.focus(visited);
  }

  function listen(name: 'click' | 'change' | 'keydown' | 'submit', to: (event: never) => void) {
    form.addEventListener(name, to as EventListener, { signal: listening.signal });
  }
  listen('click', press);
  listen('change', change);
  listen('keydown', key);
  // The button was pressed or Enter: either way React checks and sends it.
  listen('submit', (event: SubmitEvent) => {
    event.preventDefault();
    on.pressed(shownLabel(found(form, '[type=submit]')));
  });

  if (folded) {
    found(form, '[data-field=fullName]').closest('section')?.replaceWith(copy('known'));
    found(form, '[data-agreements]').dataset.waits = '';
  }
  next.parentElement?.before(failure);
  failure.hidden = true;
  if (choice.date !== '') next.parentElement?.remove();
  if (zone !== PRACTICE_ZONE) {
    const shown = found(withService, '[data-zone]');
    found(shown, 'span').textContent = t.zoneShown(zoneName(zone, Date.now()));
    const note = copy('zone-note');
    note.textContent = t.zoneNote(zonePlace(zone), zonePlace(PRACTICE_ZONE));
    shown.append(note);
  }
  const person = form.querySelector<HTMLInputElement>(
    `input[name=practitioner][value="${choice.practitioner}"]`,
  );
  if (person) person.checked = true;
  if (choice.service !== '') tellOfChosenService();
  tellOfService();
  found(place, '[data-island-waits]').replaceWith(form);

  /** The one service that stands there was drawn for another: it says what its row in the other form says. */
  function tellOfChosenService() {
    const row = found(withoutService, `input[name=service][value="${choice.service}"]`);
    const shown = foundInput(withService, 'input[name=service]');
    shown.value = choice.service;
    const [from, to] = [row.nextElementSibling, shown.nextElementSibling];
    if (from) to?.replaceChildren(...from.cloneNode(true).childNodes);
  }

  return {
    draw: (next) => {
      known = next;
      draw();
    },
    stop: () => listening.abort(),
  };
}
