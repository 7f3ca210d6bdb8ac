import { catalogue } from '../../../platform/language/catalogue';
import { plural } from '../../../platform/language/plural';

/** The state of an incident's 72 hours; today's page shows it too. */
export const incidentClockCopy = catalogue({
  en: {
    clock: { told: 'Commissioner told', due: 'Clock runs', overdue: 'Overdue', closed: 'Closed' },
    left: (hours: number) =>
      plural('en', hours, { one: '1 hour left', other: `${hours} hours left` }),
    late: (hours: number) =>
      plural('en', hours, { one: '1 hour overdue', other: `${hours} hours overdue` }),
  },
  sw: {
    clock: {
      told: 'Kamishna amearifiwa',
      due: 'Saa inahesabu',
      overdue: 'Muda umepita',
      closed: 'Limefungwa',
    },
    left: (hours) => plural('sw', hours, { one: 'imebaki saa 1', other: `zimebaki saa ${hours}` }),
    late: (hours) => plural('sw', hours, { one: 'imepita saa 1', other: `zimepita saa ${hours}` }),
  },
});
