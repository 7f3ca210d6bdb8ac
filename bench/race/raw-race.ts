/**
 * Three ways to give one slot to one of fifty clients, at the database alone: the blind create that the product uses,
 * the get-then-create transaction it avoids, and bare writes of fifty different slots as the floor.
 */
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { timed } from '../measure/spread';

const CLIENTS = 50;

export interface RaceTimes {
  /** milliseconds until all fifty know their outcome */
  blindCreate: number[];
  getThenCreate: number[];
  distinctCreate: number[];
  distinctSet: number[];
  /** winners of every race on one slot; each must be 1 */
  winners: number[];
}

/** @param repetitions how often each way runs, interleaved */
export async function rawRace(projectId: string, repetitions: number): Promise<RaceTimes> {
  const app = initializeApp({ projectId }, `raw-race-${projectId}`);
  const db = getFirestore(app);
  const times: RaceTimes = {
    blindCreate: [],
    getThenCreate: [],
    distinctCreate: [],
    distinctSet: [],
    winners: [],
  };
  try {
    await db.doc('warm/up').set({ at: 0 });
    for (let round = 0; round < repetitions; round += 1) {
      times.blindCreate.push(
        await timed(async () => {
          times.winners.push(await race(db, `blind-${round}`, createBlindly));
        }),
      );
      times.getThenCreate.push(
        await timed(async () => {
          times.winners.push(await race(db, `read-${round}`, getThenCreate));
        }),
      );
      times.distinctCreate.push(
        await timed(() =>
          everyClient((client) => createBlindly(db, `own-${round}-${client}`, client)),
        ),
      );
      times.distinctSet.push(
        await timed(() =>
          everyClient((client) => db.doc(`set/${round}-${client}`).set({ client })),
        ),
      );
    }
  } finally {
    await deleteApp(app);
  }
  return times;
}

function everyClient<T>(action: (client: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: CLIENTS }, (_, client) => action(client)));
}

async function race(
  db: Firestore,
  slot: string,
  attempt: (db: Firestore, slot: string, client: number) => Promise<boolean>,
): Promise<number> {
  const outcomes = await everyClient((client) => attempt(db, slot, client));
  return outcomes.filter(Boolean).length;
}

async function createBlindly(db: Firestore, slot: string, client: number): Promise<boolean> {
  const batch = db.batch();
  batch.create(db.doc(`slots/${slot}`), { client });
  batch.create(db.doc(`bookings/${slot}-${client}`), { client, slot });
  try {
    await batch.commit();
    return true;
  } catch (error) {
    if (error instanceof Error && Reflect.get(error, 'code') === 6) return false;
    throw error;
  }
}

async function getThenCreate(db: Firestore, slot: string, client: number): Promise<boolean> {
  return db.runTransaction(
    async (transaction) => {
      const lock = db.doc(`slots/${slot}`);
      if ((await transaction.get(lock)).exists) return false;
      transaction.create(lock, { client });
      transaction.create(db.doc(`bookings/${slot}-${client}`), { client, slot });
      return true;
    },
    { maxAttempts: CLIENTS * 2 },
  );
}
