import fc from 'fast-check';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { freshFolder } from '../testing/fresh-folder';
import { check } from './check';
import { readSource, rowsOfCsv, rowsOfJson } from './source';

let folder: string;
beforeEach(() => void (folder = freshFolder()));
const put = (name: string, text: string) => {
  writeFileSync(path.join(folder, name), text);
};

describe('CSV', () => {
  it('has cells with commas, quotes and lines, and each row the line it begins in', () => {
    const text = '\uFEFFid,name\r\n1,"Wanjiru, ""W""\nOtieno"\r\n2,Amina\r\n\r\n3,\r\n';
    expect(rowsOfCsv(text.slice(1)).rows).toEqual([
      { line: 2, values: { id: '1', name: 'Wanjiru, "W"\nOtieno' } },
      { line: 4, values: { id: '2', name: 'Amina' } },
      { line: 6, values: { id: '3' } },
    ]);
  });

  it('gives back every cell that was quoted', () => {
    const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
    const cell = fc.string({ minLength: 1 });
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell)), (cells) => {
        const text = ['a,b', ...cells.map((row) => row.map(quoted).join(','))].join('\n');
        const read = rowsOfCsv(text).rows.map(({ values }) => [values['a'], values['b']]);
        expect(read).toEqual(cells);
      }),
    );
  });

  it('says which row has other cells than the heading', () => {
    expect(rowsOfCsv('a,b\n1,2\n1\n').problems).toEqual([
      { line: 3, problem: 'has 1 cells, the heading 2' },
    ]);
  });
});

it('JSON has the line of each object', () => {
  const text = '[\n  {"id": "a [",\n   "n": {"x": [1, 2]}},\n  {"id": "b"}, 7\n]';
  const { rows, problems } = rowsOfJson(text);
  expect(rows.map(({ line, values }) => [line, values['id']])).toEqual([
    [2, 'a ['],
    [4, 'b'],
  ]);
  expect(problems).toEqual([{ line: 4, problem: 'is no object' }]);
  expect(rowsOfJson('{}').problems).toEqual([{ line: 1, problem: 'is no list of objects' }]);
  expect(rowsOfJson('[').problems[0]?.problem).toContain('is no JSON');
});

const SERVICES = '[{"id":"s1","name":"Individual Therapy","duration_minutes":50,"price":3000}]';
const BOOKING = {
  id: 'b1',
  reference_number: 'OLD-1',
  status: 'confirmed',
  client_name: 'Amina Otieno',
  client_email: 'Amina@Example.com',
  client_phone: '+254 700 000 011',
  service_id: 's1',
  preferred_dates: ['2026-11-23'],
  preferred_time_slot: '09:00:00',
  consent: true,
  confirmed_date: '2026-11-23',
  confirmed_time_slot: '10:00',
  created_at: '2026-11-20T09:00:00Z',
};
const found = (...rows: object[]) => {
  put('services.json', SERVICES);
  put('bookings.json', `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`);
  return check(readSource(folder));
};

describe('what is checked', () => {
  it('nothing is said of a good row', () => {
    const { brought, problems } = found(BOOKING);
    expect(problems).toEqual([]);
    expect(brought.bookings[0]).toMatchObject({
      email: 'amina@example.com',
      time: '09:00',
      timezone: 'UTC',
      hasConsented: true,
    });
  });

  it('the time of a row without one is the one in its client_data', () => {
    const untimed = { ...BOOKING, preferred_time_slot: null };
    const { brought, problems } = found({ ...untimed, client_data: { selectedTime: '11:30' } });
    expect(problems).toEqual([]);
    expect(brought.bookings[0]?.time).toBe('11:30');
  });

  it.each<[string, object, string]>([
    ['a status', { status: 'done' }, 'status must be one of'],
    ['a service', { service_id: 's9' }, 'service_id s9 is in no row of services'],
    ['a name', { client_name: '' }, 'client_name is missing'],
    ['an address', { client_email: 'amina' }, 'client_email must be an address'],
    ['a moment', { created_at: 'yesterday' }, 'created_at must be a moment'],
    ['dates', { preferred_dates: [] }, 'preferred_dates must name at least one'],
    ['a time', { preferred_time_slot: '25:00' }, 'preferred_time_slot must be a time'],
    ['the confirmed time', { confirmed_time_slot: null }, 'are missing, but it is confirmed'],
    ['a link', { google_meet_link: 'https://evil.example/x' }, 'google_meet_link is at no place'],
    ['an id', { id: '../profiles/x' }, 'id must be letters'],
    ['a zone', { timezone: 'Mars/Base' }, 'timezone must be a time zone'],
    ['consent', { consent: 'maybe' }, 'consent must be true or false'],
    ['client_data', { client_data: '{' }, 'client_data is no JSON'],
  ])('%s, with its line', (_, change, problem) => {
    const { problems } = found(
      { ...BOOKING, id: 'b0', reference_number: 'OLD-0' },
      { ...BOOKING, ...change },
    );
    expect(problems.map(({ file, line }) => [file, line])).toContainEqual(['bookings.json', 3]);
    expect(problems.map((each) => each.problem).join('\n')).toContain(problem);
    expect(problems.filter(({ line }) => line === 2)).toEqual([]);
  });

  it('what is there twice, and every other problem at once', () => {
    const { problems } = found(BOOKING, { ...BOOKING, status: 'done', client_name: '' });
    expect(problems.map((each) => each.problem)).toEqual(
      expect.arrayContaining([
        'id b1 is in line 2 as well',
        'reference_number OLD-1 is in line 2 as well',
        'client_name is missing',
      ]),
    );
  });

  it('availability and profiles', () => {
    put('services.json', SERVICES);
    put(
      'availability.csv',
      'service_id,date,time_slots,is_available\ns1,2030-01-07,09:00;09:15,true\n',
    );
    put(
      'profiles.csv',
      'id,full_name,email,updated_at,profile\nu1,Amina,amina@example.com,2026-01-01,"{""phone"":""x""}"\n',
    );
    const said = check(readSource(folder)).problems.map((each) => Object.values(each).join(' '));
    expect(said.toSorted()).toEqual([
      'availability.csv 2 time_slots must be steps of 30 minutes, not 09:15',
      'profiles.csv 2 phone must be a phone number, not “x”',
    ]);
  });
});
