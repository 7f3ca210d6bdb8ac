/** The dates of a series; loaded with the part that shows them. */
import { catalogue } from '../../../platform/language/catalogue';
import { plural } from '../../../platform/language/plural';

export const seriesDatesTexts = catalogue({
  en: {
    weeks: 'How many weeks',
    week: (count: number) => `${count} weeks`,
    dates: 'The dates of your sessions',
    sameClock: (place: string) =>
      `The hour stays the same in ${place}. Where you are, it can change with summer time.`,
    checking: 'We are checking every date…',
    allFree: (count: number) => `All ${count} dates are free.`,
    someTaken: (count: number, all: number) =>
      plural('en', count, {
        one: `1 of the ${all} dates cannot be had. Choose another time for it, or leave it out.`,
        other: `${count} of the ${all} dates cannot be had. Choose other times for them, or leave them out.`,
      }),
    unchecked: 'The dates could not be checked now. We check them when you send the request.',
    free: 'free',
    instead: (day: string) => `Free times instead of ${day}:`,
    noneInstead: 'No other time is free in that week.',
    beyond: (days: number) => `Sessions can be booked up to ${days} days ahead.`,
    leaveOut: 'Leave out',
    leaveOutOf: (day: string) => `Leave out ${day}`,
    sum: (each: string, count: number, sum: string) => `${each} each, ${sum} for ${count} sessions`,
  },
  sw: {
    weeks: 'Wiki ngapi',
    week: (count) => `Wiki ${count}`,
    dates: 'Tarehe za vikao vyako',
    sameClock: (place) =>
      `Saa inabaki ileile ya ${place}. Mahali ulipo inaweza kubadilika na saa za majira.`,
    checking: 'Tunakagua kila tarehe…',
    allFree: (count) => `Tarehe zote ${count} ziko wazi.`,
    someTaken: (count, all) =>
      plural('sw', count, {
        one: `Tarehe 1 kati ya ${all} haipatikani. Chagua saa nyingine badala yake, au iache.`,
        other: `Tarehe ${count} kati ya ${all} hazipatikani. Chagua saa nyingine badala yake, au ziache.`,
      }),
    unchecked: 'Hatukuweza kukagua tarehe sasa hivi. Tutazikagua utakapotuma ombi.',
    free: 'iko wazi',
    instead: (day) => `Saa zilizo wazi badala ya ${day}:`,
    noneInstead: 'Hakuna saa nyingine iliyo wazi katika wiki hiyo.',
    beyond: (days) => `Vikao vinaweza kuwekwa hadi siku ${days} kutoka leo.`,
    leaveOut: 'Iache',
    leaveOutOf: (day) => `Iache ${day}`,
    sum: (each, count, sum) => `${each} kila kimoja, ${sum} kwa vikao ${count}`,
  },
});
