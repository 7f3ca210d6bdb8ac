/** Every provider passes the same cases. */
import { vi } from 'vitest';
import { openDarajaDesk } from './testing/daraja-desk';
import { providerCases } from './testing/provider-cases';

vi.mock('../platform/log');

providerCases('M-Pesa', openDarajaDesk);
