/** The table that `npm start` prints at the end: accounts and addresses. */
import { HOST } from '../machine/places';
import type { Ports } from '../machine/ports';
import { DEMO_PASSWORD, demoPeople } from '../seed/demo-people';
import type { HowMany } from '../seed/demo-practitioners';
import { LOCAL_TEXTS } from '../stand-ins/sms/account';

export function closingTable(ports: Ports, offset: number, practitioners: HowMany): string {
  const at = (port: number): string => `http://${HOST}:${port}`;
  const accounts = demoPeople(practitioners).map(({ email, role }) => [email, role ?? 'client']);
  const places: [string, string][] = [
    ['Site', at(ports.hosting)],
    ['Mail inbox', at(ports.inbox)],
    ['Calendar stand-in', `${at(ports.calendar)}/_events`],
    ['M-Pesa phone', at(ports.daraja)],
    ['Phones with texts', `${at(ports.texts)} (${LOCAL_TEXTS.username}, ${LOCAL_TEXTS.apiKey})`],
    ['Push stand-in', `${at(ports.push)}/_messages`],
    ['Auth emulator', at(ports.auth)],
    ['Firestore emulator', at(ports.firestore)],
    ['Functions emulator', at(ports.functions)],
  ];
  return [
    '',
    `Demo accounts (password of all: ${DEMO_PASSWORD})`,
    ...table(accounts),
    '',
    'Addresses',
    ...table(places),
    ...(offset === 0 ? [] : ['', `Its TULIA_PORT_OFFSET is ${offset}.`]),
    '',
  ].join('\n');
}

function table(rows: readonly (readonly string[])[]): string[] {
  const width = Math.max(...rows.map(([first = '']) => first.length));
  return rows.map(([first = '', second = '']) => `  ${first.padEnd(width)}  ${second}`);
}
