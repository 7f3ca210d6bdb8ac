/** Incidents with people's data, as admins record them (Kenya's Data Protection Act, 2019, section 43). */
import * as yup from 'yup';
import { INCIDENT_DATA } from '../../practice/incident';
import { isDate } from '../../time/practice-time';
import { defineCall } from '../call';
import * as field from '../fields';

const told = () =>
  yup
    .string()
    .defined()
    .test('date', 'date-invalid', (value) => value === '' || isDate(value));

/** Records an incident, changes it, or closes it with reasons; every version is kept. */
export const saveIncident = defineCall<{ incidentId: string }>()({
  name: 'saveIncident',
  may: 'manage-practice',
  refusals: ['not-found', 'incident-changed'],
  input: {
    requestId: field.requestId(),
    /** null for a new one */
    incidentId: field.documentId().nullable().defined(),
    /** the version that the person saw; 0 for a new one */
    version: yup
      .number()
      .required()
      .integer()
      .min(0)
      .when('incidentId', ([incidentId], schema) =>
        incidentId === null ? schema.max(0, 'version-new') : schema,
      ),
    /** when it became known, practice time */
    noticedDate: field.date(),
    noticedTime: field.time(),
    happened: field.seen(field.text(), 'text-required'),
    dataKinds: yup
      .array(yup.string().oneOf(INCIDENT_DATA).required())
      .max(INCIDENT_DATA.length)
      .required(),
    people: yup
      .number()
      .typeError('number-invalid')
      .required('number-invalid')
      .integer('number-invalid')
      .min(0, 'number-range')
      .max(1_000_000, 'number-range'),
    consequences: field.text().defined(),
    measures: field.text().defined(),
    commissionerToldOn: told(),
    peopleToldOn: told(),
    closing: field.text().defined(),
  },
});
