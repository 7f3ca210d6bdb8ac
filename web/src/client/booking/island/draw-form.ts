/** Draws the choice and the free times into the form of the build. */
import { daySlots, type Diary } from '@tulia/domain/slot/free-slots';
import { addDays, toInstant, toWallTime } from '@tulia/domain/time/practice-time';
import { formatClocks, localeOf } from '@tulia/domain/wording/moments';
import { marked } from '../../../ui/marks';
import type { EarlyChoice, IslandConfig, IslandSettings } from '../hand-over/early-booking';
import { chosenWhen, dayReasons, nameOfDay } from '../time/day-words';
import type { BuiltForm } from './built-form';
import { drawnMonth } from './draw-month';
import { nextTimes, timesOf, type Words } from './draw-times';
import { found, say } from './elements';

export interface Known {
  settings: IslandSettings;
  /** of the practitioners of this choice */
  diariesFor: (choice: EarlyChoice) => readonly Diary[];
  state: 'loading' | 'ready' | 'failed';
}

export const nothingKnown = (settings: IslandSettings): Known => ({
  settings,
  diariesFor: () => [],
  state: 'loading',
});

/** @param choice may change between drawings */
export function drawnForm(
  { schedule, summary, next, failure, copy }: BuiltForm,
  { settings, services }: IslandConfig,
  choice: EarlyChoice,
  words: Words,
) {
  const { t, lang, zone } = words;
  const month = drawnMonth(schedule, copy);
  let known = nothingKnown(settings);
  /** the last day that had the keyboard focus */
  let visited: string | null = null;

  const service = () => services.find(({ slug }) => slug === choice.service);
  /** The present question to the domain. */
  const asked = () => {
    const now = Date.now();
    const today = toWallTime(now).date;
    const { windowDays } = known.settings;
    const minutes = service()?.minutes ?? 0;
    const max = addDays(today, windowDays);
    return { diaries: known.diariesFor(choice), windowDays, today, max, now, minutes };
  };
  const reasons = () => dayReasons(choice.month, asked(), t);

  function drawMonth() {
    const { today, max } = asked();
    const refused = reasons();
    month.draw(
      {
        month: choice.month,
        selected: choice.date === '' ? null : choice.date,
        visited,
        min: today,
        max,
        today,
        locale: localeOf(lang),
        todayLabel: t.today,
        weekdays: t.weekdays,
        refusalOf: (day) => refused.get(day),
      },
      known.state === 'loading',
    );
  }

  function drawHours() {
    const { date, time } = choice;
    const { diaries, ...question } = asked();
    const day = { date, time, slots: date === '' ? [] : daySlots(diaries, { date, ...question }) };
    const hours = date === '' ? copy('no-day') : timesOf(day, words, copy);
    found(schedule, marked('hours')).replaceWith(hours);
    sayWhen();
  }

  function sayWhen() {
    const { date, time } = choice;
    const strong = document.createElement('strong');
    if (time !== '') {
      const clocks = formatClocks(toInstant(date, time), lang, zone);
      strong.textContent = t.chosen(nameOfDay(date, lang), clocks);
    }
    found(schedule, marked('chosen')).replaceChildren(strong);
    say(summary, { when: chosenWhen({ date, time, zone }, t, lang) });
  }

  function drawAll() {
    const question = asked();
    drawMonth();
    drawHours();
    if (known.state !== 'loading')
      found(next, marked('slots')).replaceChildren(
        ...nextTimes([question.diaries, question], words, copy),
      );
    failure.hidden = known.state !== 'failed';
  }

  function sayService() {
    const { name = '', length = '', price = '' } = service() ?? {};
    say(summary, { service: name, length, price });
  }

  return {
    asked,
    reasons,
    service,
    drawAll,
    drawMonth,
    drawHours,
    sayWhen,
    sayService,
    sayLegend: (legend: string) => say(schedule, { legend }),
    focus: month.focus,
    isKnown: () => known.state !== 'loading',
    learn: (next: Known) => {
      known = next;
    },
    visit: (date: string | null) => {
      visited = date;
      drawMonth();
    },
  };
}
