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

test.each<[string, boolean | object, string]>([
  ['high', true, 'missing'],
  ['high', { name: 'firebase-admin', version: '15.0.0', isSemVerMajor: true }, 'missing'],
  ['high', false, 'note'],
  ['moderate', true, 'note'],
])('a weakness that is %s, with a newer version %j, is a finding “%s”', (severity, fix, kind) => {
  const what = expect.stringContaining('jws <3.2.3') as string;
  expect(auditFindings(about(severity, fix))).toMatchObject([{ kind, what }]);
});

test('a registry that says nothing is noted, and no known weakness is no finding', () => {
  expect(auditFindings('')).toMatchObject([{ kind: 'note' }]);
  expect(auditFindings('{"auditReportVersion":2,"vulnerabilities":{}}')).toEqual([]);
});
