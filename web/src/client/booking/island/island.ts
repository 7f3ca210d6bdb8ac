/**
 * The script in the file of the booking page (docs/island.md). Before React has loaded it shows the form that the build
 * drew, requests the free times at once, and lets the visitor choose a day and a time. It uses the rules of the domain,
 * knows no name of a user, and hands the choices over to React (`hand-over.ts`). Its hash is in `firebase.json`.
 */
import { bookable, type AtWork } from '@tulia/domain/practice/practitioner';
import type { AvailabilityMonth } from '@tulia/domain/records/availability';
import { HOUR } from '@tulia/domain/time/instant';
import { monthOf, toWallTime } from '@tulia/domain/time/practice-time';
import { MAIN_LANGUAGE, rememberedLanguage } from '../../../platform/language/language';
import { bookableMonths } from '../time/bookable-months';
import { knownAge } from '../../../shared/bookings/known-client';
import { readText } from '../../../storage';
import { DRAFT_KEY } from '../draft/draft-key';
import { rememberedPerson } from '../../../platform/device/session-record';
import { bookingChoiceOf } from '../../../paths';
import { marked } from '../../../ui/marks';
import { diariesOf } from '../time/diaries';
import { askMonths } from './ask-months';
import { nothingKnown, type Known } from './draw-form';
import { earlyForm, type EarlyForm } from './early-form';
import type {
  EarlyAnswer,
  EarlyBooking,
  EarlyChoice,
  IslandConfig,
  IslandFiles,
  IslandSettings,
} from '../hand-over/early-booking';

const LOOK_MS = 10;

function preload(files: readonly string[]) {
  for (const href of files)
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'modulepreload',
        crossOrigin: '',
        href,
      }),
    );
}

/** Only React handles drafts, because only Auth knows who owns one. */
const isDraftKept = () => (readText(DRAFT_KEY, 'tab') ?? readText(DRAFT_KEY)) !== null;

/** Whether React will draw the page in a language other than that of this file. */
function isOtherLanguage(config: IslandConfig): boolean {
  const preferred = rememberedLanguage();
  return config.language === MAIN_LANGUAGE && preferred !== null && preferred !== MAIN_LANGUAGE;
}

/** Whether all services have the same practitioners: the build drew one choice for all services. */
function areSameForAll({ people, services }: IslandConfig): boolean {
  const all = bookable(people, null);
  return (
    all.length < 2 || services.every(({ slug }) => bookable(people, slug).length === all.length)
  );
}

/** Calls `work` once the browser has parsed the whole form. */
function whenThere(work: (place: HTMLElement) => void) {
  const place = document.querySelector<HTMLElement>(marked('island'));
  if (place?.querySelector(marked('island-end'))) work(place);
  else setTimeout(() => whenThere(work), LOOK_MS);
}

/** @param months null where they could not be read */
const diariesFrom =
  (people: readonly AtWork[], months: AvailabilityMonth[] | null, settings: IslandSettings) =>
  ({ service, practitioner }: EarlyChoice) => {
    const chosen = bookable(people, service).filter(
      ({ id }) => practitioner === '' || id === practitioner,
    );
    return diariesOf(chosen, months, service, settings);
  };

function begin(config: IslandConfig, files: IslandFiles): void {
  const person = rememberedPerson();
  const wanted = [...files.everybody, ...(person === null ? [] : files.form)];
  const asked = bookingChoiceOf(new URLSearchParams(location.search));
  const isKnown = config.services.some(({ slug }) => slug === asked.service);
  const candidates = bookable(config.people, asked.service === '' ? null : asked.service);
  const isOurs =
    (isKnown || asked.service === '') &&
    candidates.length > 0 &&
    areSameForAll(config) &&
    !isDraftKept() &&
    !isOtherLanguage(config);
  if (!isOurs) {
    preload(wanted);
    return;
  }

  const today = toWallTime(Date.now()).date;
  const choice: EarlyChoice = {
    service: asked.service,
    practitioner: candidates.some(({ id }) => id === asked.with) ? asked.with : '',
    date: asked.day,
    time: asked.time,
    month: monthOf(asked.day === '' ? today : asked.day),
  };
  let form: EarlyForm | null = null;
  let known = nothingKnown(config.settings);
  const early: EarlyBooking = {
    status: 'waiting',
    askedAt: Date.now(),
    people: candidates.map(({ id }) => id),
    months: bookableMonths(today, config.settings),
    answer: null,
    isTouched: false,
    pressed: '',
    isDown: false,
    chosen: () => choice,
    stop: () => {
      early.status = 'off';
      form?.stop();
    },
  };
  window.tuliaBooking = early;
  for (const type of ['down', 'up', 'cancel'])
    addEventListener(`pointer${type}`, () => (early.isDown = type === 'down'), true);

  const show = () =>
    whenThere((place) => {
      if (early.status !== 'waiting') return;
      early.status = 'shown';
      const folded = person !== null && knownAge(person.uid) === 'adult';
      form = earlyForm(place, config, choice, folded, {
        chosen: () => (early.isTouched = true),
        pressed: (label) => (early.pressed = label),
        retry: ask,
      });
      form.draw(known);
    });

  const tell = (next: Known) => {
    known = next;
    if (early.status === 'shown') form?.draw(known);
  };

  function answered({ settings, people, months, readAt }: EarlyAnswer) {
    // The clock of the device is wrong, so the island asked for wrong days. React corrects the clock and asks again.
    const isWrongClock = Math.abs(readAt - Date.now()) > HOUR;
    const now = { ...config.settings, ...settings };
    if (isWrongClock || (person === null && now.bookingEntry === 'account-first')) {
      early.stop();
      return;
    }
    const merged = config.people.map((each) => ({
      ...each,
      ...people.find(({ id }) => id === each.id),
    }));
    tell({ settings: now, state: 'ready', diariesFor: diariesFrom(merged, months, now) });
    show();
  }

  function failed() {
    early.answer = null;
    if (person === null) {
      early.stop();
      return;
    }
    const { people, settings } = config;
    tell({ settings, state: 'failed', diariesFor: diariesFrom(people, null, settings) });
  }

  function ask() {
    early.askedAt = Date.now();
    early.answer = askMonths(config, early.people, early.months);
    early.answer.then(answered, failed);
  }

  // First of all: on a slow connection the free times arrive before the first byte of the scripts.
  ask();
  preload(wanted);
  if (person !== null) show();
  else
    early.answer?.then(() => early.status === 'off' || preload(files.form)).catch(() => undefined);
}

const { config, files } = document.currentScript?.dataset ?? {};
if (config !== undefined && files !== undefined)
  begin(JSON.parse(config) as IslandConfig, JSON.parse(files) as IslandFiles);
