import type { saveIncident } from '@tulia/domain/calls/practice/incidents';
import type { BodyOf, InputOf } from '@tulia/domain/calls/call';
import { INCIDENT_DATA } from '@tulia/domain/practice/incident';
import type { PracticeSettings } from '@tulia/domain/practice/settings';
import type { Incident } from '@tulia/domain/records/processing/incident';
import type { Instant } from '@tulia/domain/time/instant';
import { toWallTime } from '@tulia/domain/time/practice-time';
import { formatClock, formatDay } from '@tulia/domain/wording/moments';
import type { Language } from '../../platform/language/catalogue';
import type { incidentsCopy } from './texts/incidents';

export type WithId = Incident & { id: string };
export type IncidentBody = BodyOf<InputOf<typeof saveIncident>>;
type Words = (typeof incidentsCopy)['en'];

/** The first values of the form: a recorded incident, or one that has just become known. */
export function incidentValues(incident: WithId | null, now: Instant): IncidentBody {
  const { date, time } = toWallTime(incident?.noticedAt ?? now);
  return {
    incidentId: incident?.id ?? null,
    version: incident?.version ?? 0,
    noticedDate: date,
    noticedTime: time,
    happened: incident?.happened ?? '',
    dataKinds: [...(incident?.dataKinds ?? [])],
    people: incident?.people ?? 0,
    consequences: incident?.consequences ?? '',
    measures: incident?.measures ?? '',
    commissionerToldOn: incident?.commissionerToldOn ?? '',
    peopleToldOn: incident?.peopleToldOn ?? '',
    closing: incident?.closing ?? '',
  };
}

/** The facts that the Data Protection Act, 2019, section 43, asks for, as a text to send. */
export function factsText(
  incident: Incident,
  practice: Pick<PracticeSettings, 'name' | 'city' | 'email' | 'phone'>,
  { facts, kind }: Words,
  language: Language,
): string {
  const { noticedAt, happened, dataKinds, people, consequences, measures, peopleToldOn } = incident;
  const kinds = INCIDENT_DATA.filter((each) => dataKinds.includes(each)).map((each) => kind[each]);
  const lines: [string, string][] = [
    [facts.keeper, `${practice.name}, ${practice.city}`],
    [
      facts.contact,
      [practice.email, practice.phone].filter((each) => each !== '').join(', ') || facts.unknown,
    ],
    [facts.noticed, `${formatDay(noticedAt, language)}, ${formatClock(noticedAt, language)}`],
    [facts.happened, happened],
    [facts.kinds, kinds.join('; ') || facts.none],
    [facts.people, people === 0 ? facts.unknown : String(people)],
    [facts.consequences, consequences || facts.none],
    [facts.measures, measures || facts.none],
    [facts.peopleTold, peopleToldOn || facts.notYet],
  ];
  return [facts.heading, '', ...lines.map(([name, value]) => `${name}: ${value}`)].join('\n');
}
