import { expect, test } from 'vitest';
import { auditFindings } from './audit';

/** npm's report about one package. */
const about = (severity: string, fixAvailable: boolean | object) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: {
      jws: { name: 'jws', severity, isDirect: false, range: '<3.2.3', fixAvailable },
    },
  });

test('packages without a known weakness are left alone', () => {
  expect(auditFindings('{"auditReportVersion":2,"vulnerabilities":{}}')).toEqual([]);
});

test.each<[string, boolean | object, string]>([
  ['high', true, 'missing'],
  ['critical', true, 'missing'],
  ['high', { name: 'firebase-admin', version: '15.0.0', isSemVerMajor: true }, 'missing'],
  ['high', false, 'note'],
  ['critical', false, 'note'],
  ['moderate', true, 'note'],
])('a weakness that is %s, with a newer version %j, is a finding “%s”', (severity, fix, kind) => {
  const what = expect.stringContaining('jws <3.2.3') as string;
  expect(auditFindings(about(severity, fix))).toMatchObject([{ kind, what }]);
});

test.each([
  [
    'answers no audits',
    '{"message":"405 Method Not Allowed - POST /x","statusCode":405}',
    '405 Method',
  ],
  ['says nothing', '', ''],
])('a registry that %s is noted, with what it said', (_, said, words) => {
  const what = expect.stringContaining(words) as string;
  expect(auditFindings(said)).toMatchObject([{ kind: 'note', what }]);
});
