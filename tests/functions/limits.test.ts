/** Bounds on what one line may do, counted over its requests. */
import { expect, it } from 'vitest';
import { sendMessage } from '@tulia/domain/calls/practice/send-message';
import { call } from '../support/actors';
import { randomInt, randomUUID } from '../support/chance';
import { ownInstance } from './own-instance';

const instance = ownInstance();

it('one line counts once, though it changes its IPv6 address', async () => {
  const line = `2001:db8:${randomInt(0, 65_536).toString(16)}:1`;
  const said = { name: 'Brian', email: 'brian@example.com', message: 'Hello', honeypot: '' };
  const codes: string[] = [];
  for (let count = 0; count < 12; count += 1) {
    const address = `${line}:${count.toString(16)}::${(count * 7).toString(16)}`;
    const message = {
      requestId: randomUUID(),
      ...said,
      subject: 'general',
      language: 'en',
    } as const;
    const answer = await call(sendMessage, null, message, { address, base: instance.base });
    codes.push(answer.ok ? 'ok' : answer.code);
  }
  expect(codes).toEqual([...Array<string>(10).fill('ok'), 'quota-exceeded', 'quota-exceeded']);
});
