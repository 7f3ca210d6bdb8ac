/** G7: fifty clients and one slot, at the database alone and through the product's own function. */
import { createBooking } from '@tulia/domain/calls/bookings/create-booking';
import { spreadOf, timed } from '../measure/spread';
import { rawRace } from '../race/raw-race';
import type { Person } from '../../tests/support/actors';
import type { Place } from '../../tests/support/makers';
import type { Measure } from '../world/context';

const CLIENTS = 50;

export const race: Measure = async ({ repetitions, say }) => {
  say('fifty clients, one slot: at the database');
  const raw = await rawRace('demo-bench-race', Math.min(5, repetitions));
  const median = (values: readonly number[]) => spreadOf(values).median;
  const fair = raw.winners.every((winners) => winners === 1);

  say('fifty clients, one slot: through the product');
  const product = await productRace();
  return [
    {
      id: 'G7',
      what: 'winners of fifty clients through the product',
      value: product.winners,
      bound: { kind: 'exactly', value: 1 },
      detail: `${product.refusals} told the slot is taken, ${product.others} anything else, ${Math.round(product.ms)} ms`,
    },
    {
      id: 'G7',
      what: 'clients who got neither the slot nor a clean refusal',
      value: product.others,
      bound: { kind: 'exactly', value: 0 },
      detail: `of ${CLIENTS}`,
    },
    {
      id: 'G7',
      what: 'blind create against get-then-create, one slot',
      value: median(raw.blindCreate) / median(raw.getThenCreate),
      bound: { kind: 'most', value: 0.1 },
      detail: `${ms(raw.blindCreate)} against ${ms(raw.getThenCreate)}; ${fair ? 'always' : 'NOT always'} one winner`,
    },
    {
      id: 'G7',
      what: 'rate of creates against bare sets, distinct slots',
      value: median(raw.distinctSet) / median(raw.distinctCreate),
      bound: { kind: 'least', value: 0.8 },
      detail: `${ms(raw.distinctCreate)} against ${ms(raw.distinctSet)}`,
    },
  ];
};

function ms(values: readonly number[]): string {
  const { median, lowest, highest } = spreadOf(values);
  return `${Math.round(median)} ms (${Math.round(lowest)} to ${Math.round(highest)})`;
}

/** One race through the callable, as fifty people with accounts of their own. */
async function productRace() {
  // These look at the environment when they are loaded, which names the world by then.
  const { call, person } = await import('../../tests/support/actors');
  const { bookingRequest, freeSlot, openPractice } = await import('../../tests/support/makers');
  const { startInstance } = await import('../../tests/functions/start-instance');
  await openPractice();
  const people: Person[] = [];
  for (let client = 0; client < CLIENTS; client += 1) people.push(await person());
  const place = await freeSlot();
  // One process, as one instance in production: the emulator would start fifty.
  const instance = await startInstance();
  const ask = (who: Person, at: Place) =>
    call(createBooking, who, bookingRequest(at), { base: instance.base });
  // The first call of all waits for the function to start; that is no part of the race.
  const [first] = people;
  if (first) await ask(first, { ...place, time: '03:00' });
  const answers: string[] = [];
  const took = await timed(async () => {
    await Promise.all(
      people.map(async (who) => {
        try {
          const answer = await ask(who, place);
          answers.push(answer.ok ? 'won' : answer.code);
        } catch (error) {
          answers.push(String(error));
        }
      }),
    );
  });
  instance.stop();
  const count = (outcome: string) => answers.filter((answer) => answer === outcome).length;
  const winners = count('won');
  const refusals = count('slot-taken');
  return { winners, refusals, others: CLIENTS - winners - refusals, ms: took };
}
