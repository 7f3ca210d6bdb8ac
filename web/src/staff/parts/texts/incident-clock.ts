import { catalogue } from '../../../platform/language/catalogue';
import { plural } from '../../../platform/language/plural';

/** How the 72 hours of an incident stand; today's page says it as well. */
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
