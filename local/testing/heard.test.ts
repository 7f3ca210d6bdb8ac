import { expect, test } from 'vitest';
import { heardIn } from './heard';

test('files of Vitest count with their tests, in colours too', () => {
  const output = [
    ' RUN  v4.1.12 /tulia',
    ' \u001b[32m✓\u001b[39m  unit  domain/src/calls/calls.test.ts \u001b[2m(\u001b[22m\u001b[2m595 tests\u001b[22m\u001b[2m)\u001b[22m 1269ms',
    '     ✓ answers anything at all with a decision (really)  312ms',
    ' ✓  unit  domain/src/records/record.test.ts (1 test) 22ms',
    ' ❯  unit  local/ports.test.ts (5 tests | 2 failed) 38ms',
    ' ❯  unit  local/jobs.test.ts (5 tests | 1 skipped | 1 failed) 38ms',
  ];
  expect(heardIn(output.join('\n'))).toEqual({ tests: 606, failed: 3 });
});

test('checks count one by one', () => {
  expect(heardIn('✓ types of domain\n✘ types of web\n')).toEqual({ tests: 2, failed: 1 });
});

test('journeys count one by one', () => {
  const output = [
    'Running 97 tests using 2 workers',
    '  ✓   1 [pages-phone] › tests/journeys/pages/access.spec.ts:9:1 › public pages have no barrier (13.3s)',
    '  ✘   2 [pages-phone] › tests/journeys/pages/access.spec.ts:13:1 › in the dark (14.3s)',
  ];
  expect(heardIn(output.join('\n'))).toEqual({ tests: 2, failed: 1 });
});
