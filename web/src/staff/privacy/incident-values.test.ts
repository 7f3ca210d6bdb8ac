import type { Incident } from '@tulia/domain/records/processing/incident';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { expect, it } from 'vitest';
import { incidentsCopy } from './texts/incidents';
import { factsText, incidentValues } from './incident-values';

const incident: Incident = {
  noticedAt: Date.UTC(2026, 10, 23, 6, 30),
  happened: 'A phone was lost.',
  dataKinds: ['bookings', 'names'],
  people: 12,
  consequences: '',
  measures: 'Locked from afar.',
  commissionerToldOn: '',
  peopleToldOn: '2026-11-24',
  closing: '',
  open: true,
  version: 3,
  changedAt: 0,
  changedBy: { uid: 'u', name: 'Njeri' },
};

it('the form begins with the present in practice time, or with the stored incident', () => {
  const when = { noticedDate: '2026-11-23', noticedTime: '09:30' };
  const begun = incidentValues(null, incident.noticedAt);
  expect(begun).toMatchObject({ incidentId: null, version: 0, ...when });
  const stored = incidentValues({ ...incident, id: 'i' }, 0);
  expect(stored).toMatchObject({ incidentId: 'i', version: 3, ...when, people: 12, closing: '' });
});

it('the text says all that the law asks for, and names no staff member', () => {
  const text = factsText(incident, defaultPracticeSettings, incidentsCopy.en, 'en');
  expect(text.split('\n').slice(2)).toEqual([
    'Data controller: Tulia, Nairobi, Kenya',
    'Contact: hello@tulia.example, +254 700 000 000',
    expect.stringMatching(/^Became known: Monday.*23.*2026, 09:30/),
    'What happened: A phone was lost.',
    'Kinds of data: names; bookings and times',
    'Number of people concerned, about: 12',
    'Likely consequences: to follow',
    'Measures taken and planned: Locked from afar.',
    'People concerned told on: 2026-11-24',
  ]);
});
