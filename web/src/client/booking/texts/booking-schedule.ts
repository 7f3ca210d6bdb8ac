/** Day and time of the booking form (specification section 5, "Scheduling rules"; design section 5). */
import type { SlotRefusal } from '@tulia/domain/slot/free-slots';
import { catalogue } from '../../../platform/language/catalogue';
import { plural } from '../../../platform/language/plural';

const enRefusals: Record<SlotRefusal, string> = {
  past: 'past',
  notice: 'too soon',
  window: 'too far ahead',
  unavailable: 'not available',
  closed: 'closed',
  blocked: 'blocked',
  taken: 'taken',
};
const swRefusals: Record<SlotRefusal, string> = {
  past: 'imepita',
  notice: 'karibu mno',
  window: 'mbali mno',
  unavailable: 'haipatikani',
  closed: 'tumefunga',
  blocked: 'imezuiwa',
  taken: 'imechukuliwa',
};

export const bookingScheduleTexts = catalogue({
  en: {
    heading: 'Preferred Schedule',
    chooseServiceFirst: 'Choose a service above; its free days then appear here.',
    day: 'Day',
    time: 'Time',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as readonly string[],
    loadingDays: 'Loading free days…',
    loadFailed:
      'The free times could not be loaded. You can choose any time; we check it when you send the request.',
    today: 'today',
    dayPast: 'in the past',
    dayTooFar: (days: number) => `more than ${days} days ahead`,
    dayClosed: 'closed',
    dayFull: 'no free time left',
    dayRefused: (day: string, reason: string) => `${day}: ${reason}.`,
    legend: 'Days without a tinted ground cannot be booked: past, closed or full.',
    timezone: 'Time zone',
    zoneShown: (zone: string) => `Times in ${zone}`,
    changeZone: 'Change the time zone',
    searchZone: 'Search a city',
    noZone: 'No such city here; try a larger one nearby.',
    zonesFound: (count: number) =>
      plural('en', count, { one: '1 time zone', other: `${count} time zones` }),
    nextFree: 'Next free',
    noTimeYet: 'No time chosen yet',
    closedHours: (count: number) =>
      plural('en', count, { one: '1 closed hour', other: `${count} closed hours` }),
    there: (place: string, clock: string) => `${place}: ${clock}`,
    zoneNote: (place: string, practice: string) =>
      `Days are days in ${practice}. Times are shown for ${place}, with ${practice} time beside them.`,
    chooseDayFirst: 'Choose a day to see its times.',
    timesOf: (day: string) => `Times on ${day}`,
    parts: { night: 'Night', morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' },
    partIn: (part: string, practice: string) => `${part} in ${practice}`,
    noneFree: 'no free time',
    freeCount: (count: number) => `${count} free`,
    refusals: enRefusals,
    slotLost: 'This time has just been taken. Please choose another one.',
    slotUnfit: 'This time cannot be booked. Please choose another one.',
    slotLostTitle: 'Time no longer free',
    chosen: (day: string, clocks: string) => `Chosen: ${day}, ${clocks}`,
    freeTimes: 'These times are free:',
    noFreeTimes: 'No other time is free in the coming weeks. Please call us.',
  },
  sw: {
    heading: 'Ratiba Unayopendelea',
    chooseServiceFirst: 'Chagua huduma hapo juu; siku zake zilizo wazi zitaonekana hapa.',
    day: 'Siku',
    time: 'Saa',
    previousMonth: 'Mwezi uliotangulia',
    nextMonth: 'Mwezi ujao',
    weekdays: ['Jtt', 'Jnn', 'Jtn', 'Alh', 'Iju', 'Jmo', 'Jpi'],
    loadingDays: 'Siku zilizo wazi zinapakia…',
    loadFailed:
      'Imeshindikana kupakia saa zilizo wazi. Unaweza kuchagua saa yoyote; tutaikagua utakapotuma ombi.',
    today: 'leo',
    dayPast: 'imepita',
    dayTooFar: (days) => `zaidi ya siku ${days} kutoka leo`,
    dayClosed: 'tumefunga',
    dayFull: 'hakuna saa iliyobaki wazi',
    dayRefused: (day, reason) => `${day}: ${reason}.`,
    legend:
      'Siku zisizo na rangi nyuma yake haziwezi kuwekewa miadi: zimepita, tumefunga au zimejaa.',
    timezone: 'Saa za eneo',
    zoneShown: (zone) => `Saa za ${zone}`,
    changeZone: 'Badilisha saa za eneo',
    searchZone: 'Tafuta mji',
    noZone: 'Mji huo haupo hapa; jaribu mkubwa ulio karibu.',
    zonesFound: (count) =>
      plural('sw', count, { one: 'Eneo 1 la saa', other: `Maeneo ${count} ya saa` }),
    nextFree: 'Saa za karibu zilizo wazi',
    noTimeYet: 'Hakuna saa iliyochaguliwa bado',
    closedHours: (count) =>
      plural('sw', count, {
        one: 'Saa 1 ambayo tumefunga',
        other: `Saa ${count} ambazo tumefunga`,
      }),
    there: (place, clock) => `${place}: ${clock}`,
    zoneNote: (place, practice) =>
      `Siku ni siku za ${practice}. Saa zinaonyeshwa kwa ${place}, pamoja na saa za ${practice} kando yake.`,
    chooseDayFirst: 'Chagua siku ili kuona saa zake.',
    timesOf: (day) => `Saa za ${day}`,
    parts: { night: 'Usiku', morning: 'Asubuhi', afternoon: 'Mchana', evening: 'Jioni' },
    partIn: (part, practice) => `${part} ya ${practice}`,
    noneFree: 'hakuna saa iliyo wazi',
    freeCount: (count) => `${count} wazi`,
    refusals: swRefusals,
    slotLost: 'Saa hii imechukuliwa sasa hivi. Tafadhali chagua nyingine.',
    slotUnfit: 'Saa hii haiwezi kuwekewa miadi. Tafadhali chagua nyingine.',
    slotLostTitle: 'Saa haiko wazi tena',
    chosen: (day, clocks) => `Umechagua: ${day}, ${clocks}`,
    freeTimes: 'Saa hizi ziko wazi:',
    noFreeTimes: 'Hakuna saa nyingine iliyo wazi katika wiki zijazo. Tafadhali tupigie simu.',
  },
});
