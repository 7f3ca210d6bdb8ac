/** Every provider passes the same cases: M-Pesa, and a house for cards that only tests know. */
import { vi } from 'vitest';
import { CARD_KEY, openCardHouse } from './testing/card-house';
import { cardProvider } from './testing/card-provider';
import { openDarajaDesk } from './testing/daraja-desk';
import { hearNotices } from './testing/heard-notices';
import { providerCases } from './testing/provider-cases';

vi.mock('../platform/log');

providerCases('M-Pesa', openDarajaDesk);

providerCases('a card house', async () => {
  const notices = await hearNotices();
  const house = await openCardHouse(notices.url);
  return {
    provider: cardProvider({ url: house.url, key: CARD_KEY }),
    unauthorised: cardProvider({ url: house.url, key: 'wrong' }),
    unreachable: cardProvider({ url: 'http://127.0.0.1:9', key: CARD_KEY }),
    heard: notices.take,
    pay: (reference) => house.end(reference, 'paid'),
    decline: (reference) => house.end(reference, 'declined'),
    loseAnswer: () => {
      house.loseAnswer();
      return Promise.resolve();
    },
    forge: (notice) => ({ ...notice, raw: notice.raw.replace('3', '4') }),
    close: async () => {
      await house.close();
      await notices.close();
    },
  };
});
