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

test.each([
  ['high', true],
  ['critical', true],
  ['high', { name: 'firebase-admin', version: '15.0.0', isSemVerMajor: true }],
])('a weakness that is %s and that a newer version mends stops the deployment', (severity, fix) => {
  expect(auditFindings(about(severity, fix))).toMatchObject([
    { kind: 'missing', what: expect.stringContaining('jws <3.2.3') as string },
  ]);
});

test.each([
  ['high', false],
  ['critical', false],
  ['moderate', true],
])('a weakness that is %s with a newer version: %s is noted', (severity, fix) => {
  expect(auditFindings(about(severity, fix))).toMatchObject([
    { kind: 'note', what: expect.stringContaining('jws <3.2.3') as string },
  ]);
});

test('a registry that answers no audits is noted, with what it said', () => {
  const said = JSON.stringify({
    message: '405 Method Not Allowed - POST /-/npm/v1/security/advisories/bulk',
    statusCode: 405,
    error: { summary: '', detail: '' },
  });
  expect(auditFindings(said)).toMatchObject([
    { kind: 'note', what: expect.stringContaining('405 Method Not Allowed') as string },
  ]);
});

test('npm that says nothing is noted', () => {
  expect(auditFindings('')).toMatchObject([{ kind: 'note' }]);
});
