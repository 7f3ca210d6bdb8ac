/**
 * What every payment provider has to do: one suite that each provider's client passes against its stand-in. A
 * further provider is a folder beside `daraja`, and a desk for this suite.
 */
import type {
  IncomingNotice,
  PaymentProvider,
} from '@tulia/domain/money/provider/payment-provider';
import { MINUTE } from '@tulia/domain/time/instant';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** A provider before its stand-in, and what people do there. */
export interface ProviderDesk {
  provider: PaymentProvider;
  /** the same with credentials that are not taken */
  unauthorised: PaymentProvider;
  /** the same where nothing answers */
  unreachable: PaymentProvider;
  /** what came to the address for notices since it was asked last */
  heard: () => IncomingNotice[];
  /** the person pays, or declines, what was asked for under this reference */
  pay: (reference: string) => Promise<void>;
  decline: (reference: string) => Promise<void>;
  /** the next request is carried out, and its answer lost */
  loseAnswer: () => Promise<void>;
  /** a notice as a stranger would send it who knows all but the secret */
  forge: (notice: IncomingNotice) => IncomingNotice;
  close: () => Promise<void>;
}

export function providerCases(name: string, open: () => Promise<ProviderDesk>): void {
  describe(`${name} as a payment provider`, () => {
    let desk: ProviderDesk;
    beforeAll(async () => {
      desk = await open();
      // As a practice does first: some list nothing before.
      await desk.provider.register();
    });
    afterAll(() => desk.close());

    let count = 0;
    const request = () => {
      count += 1;
      return {
        attemptId: String(count).padStart(32, '0'),
        phone: `2547000000${String(count).padStart(2, '0')}`,
        amount: 3000 + count,
        account: '7QF2M0XC',
      };
    };
    const started = async () => {
      const asked = request();
      const fact = await desk.provider.start(asked);
      if (fact.kind !== 'accepted') throw new Error(`it answered ${fact.kind}`);
      return { asked, reference: fact.reference };
    };
    /** What the notices about one attempt say, read twice: reading changes nothing. */
    const told = () => {
      const notices = desk.heard();
      const read = () => notices.map((notice) => desk.provider.settle(notice, Date.now()));
      expect(read()).toEqual(read());
      return {
        notices,
        about: read().flatMap((each) =>
          each !== null && each !== 'unproved' && each.about === 'attempt' ? [each] : [],
        ),
      };
    };
    const listed = async () =>
      (await desk.provider.received(Date.now() - MINUTE, Date.now() + MINUTE)) ?? [];

    it('takes a request, and is open until the person has done something', async () => {
      const { reference } = await started();
      expect(reference).not.toBe('');
      expect(await desk.provider.query(reference)).toEqual({ kind: 'open' });
      expect(told().about).toEqual([]);
    });

    it('tells of money once it moved, by notice, by question and by list, under one code', async () => {
      const { asked, reference } = await started();
      const { attemptId, amount } = asked;
      await desk.pay(reference);
      const [notice] = told().about;
      const code = notice?.money?.code ?? '';
      expect(code).not.toBe('');
      const fact = { kind: 'paid', code };
      expect(notice).toMatchObject({ attemptId, reference, fact, money: { amount } });
      expect((await desk.provider.query(reference)).kind).toBe('paid');
      const mine = (await listed()).filter((each) => each.code === code);
      expect(mine).toMatchObject([{ amount: asked.amount, account: asked.account }]);
    });

    it('tells of an end without money', async () => {
      const { asked, reference } = await started();
      await desk.decline(reference);
      expect(told().about).toMatchObject([
        { attemptId: asked.attemptId, fact: { kind: 'ended', end: 'cancelled' }, money: null },
      ]);
      expect(await desk.provider.query(reference)).toMatchObject({ kind: 'ended' });
      expect((await listed()).some(({ amount }) => amount === asked.amount)).toBe(false);
    });

    it('believes no stranger, whatever is sent', async () => {
      const { reference } = await started();
      await desk.pay(reference);
      const [notice] = told().notices;
      if (notice === undefined) throw new Error('no notice came');
      expect(desk.provider.settle(desk.forge(notice), Date.now())).toBe('unproved');
      for (const body of [null, 7, 'x', [], {}, { Body: 7 }, { data: null }]) {
        const raw = JSON.stringify(body);
        const strange = { ...notice, raw, body };
        const read = desk.provider.settle(strange, Date.now());
        const isNothing = read === null || read === 'unproved';
        expect(isNothing || (read.about === 'unread' && read.money === null), raw).toBe(true);
      }
    });

    it('whose answer is lost leaves it open whether anything was done', async () => {
      await desk.loseAnswer();
      expect(await desk.provider.start(request())).toEqual({ kind: 'unclear' });
      const { reference } = await started();
      await desk.loseAnswer();
      expect(await desk.provider.query(reference)).toEqual({ kind: 'open' });
    });

    it('says when it does not take the credentials, or does not answer, and never throws', async () => {
      expect(await desk.provider.problem()).toBeNull();
      expect(await desk.unauthorised.problem()).toBe('not-authorised');
      expect(await desk.unauthorised.start(request())).toEqual({ kind: 'ended', end: 'refused' });
      expect(await desk.unauthorised.received(0, 1)).toBeNull();
      expect(await desk.unreachable.problem()).toBe('no-answer');
      expect(await desk.unreachable.start(request())).toEqual({ kind: 'unclear' });
      expect(await desk.unreachable.query('any')).toEqual({ kind: 'open' });
      expect(await desk.unreachable.received(0, 1)).toBeNull();
      expect((await desk.unreachable.register()).notices).toBe('no-answer');
    });

    it('registers where it tells of money, and says how money goes back', async () => {
      expect(await desk.provider.register()).toEqual({ notices: null, lists: null });
      const payment = { code: 'QWE1234567', amount: 3000, phone: null };
      expect(desk.provider.refundNote(payment)).toMatchObject({ way: 'by-hand', ...payment });
      expect(desk.provider.heard).toBeTypeOf('object');
    });
  });
}
