import { PRACTICE_ZONE } from '@tulia/domain/time/practice-time';
import { zonePlace } from '@tulia/domain/wording/moments';
import { mark, marked } from '../../../ui/marks';
import type { EarlyChoice } from '../hand-over/early-booking';
import { zoneName } from '../time/time-zones';
import { drawnMonth } from './draw-month';
import type { Words } from './draw-times';
import { copier, found, foundInput, say, setAttributes, type Copier } from './elements';

export type BuiltForm = ReturnType<typeof builtForm>;

/**
 * Puts the form of the build into the page and prepares it for this visitor.
 * @param folded shows the personal information in one line, for a known client
 */
export function builtForm(place: HTMLElement, choice: EarlyChoice, folded: boolean, words: Words) {
  const template = found(place, 'template') as HTMLTemplateElement;
  const built = document.importNode(template.content, true);
  const copy = copier(built);
  const withService = found(built, marked('island-form', 'chosen'));
  const withoutService = found(built, marked('island-form', 'any'));
  const form = choice.service === '' ? withoutService : withService;
  /** day and time, shown once a service is chosen */
  const schedule = found(withService, marked('schedule'));
  const summary = found(withService, marked('summary'));
  const next = found(schedule, marked('next-free'));
  const failure = copy('failed');
  failure.hidden = true;
  next.before(failure);
  if (choice.date !== '') next.remove();
  if (words.zone !== PRACTICE_ZONE) sayZone(found(schedule, marked('zone')), words, copy);
  if (folded) {
    found(form, marked('personal')).replaceWith(copy('known'));
    setAttributes(found(form, marked('agreements')), mark('waits'));
  }
  const named = (name: string, value: string) => `input[name=${name}][value="${value}"]`;
  const person = form.querySelector<HTMLInputElement>(named('practitioner', choice.practitioner));
  if (person) person.checked = true;
  if (form === withService) {
    // The build drew another service here: the row of the chosen one, from the other form, replaces it.
    const row = foundInput(withoutService, named('service', choice.service));
    row.checked = true;
    found(form, '[name=service]')
      .closest('label')
      ?.replaceWith(row.closest('label') ?? '');
  }
  found(place, marked('island-waits')).replaceWith(form);
  return { form, copy, schedule, summary, next, failure, month: drawnMonth(schedule, copy) };
}

function sayZone(line: HTMLElement, { t, zone }: Words, copy: Copier) {
  say(line, { zone: t.zoneShown(zoneName(zone, Date.now())) });
  const note = copy('zone-note');
  note.textContent = t.zoneNote(zonePlace(zone), zonePlace(PRACTICE_ZONE));
  line.append(note);
}
