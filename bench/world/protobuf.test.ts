import { expect, it } from 'vitest';
import { fieldsOf, messagesOf } from './protobuf';

const framed = (text: string) => {
  const head = Buffer.alloc(5);
  head.writeUInt32BE(Buffer.byteLength(text), 1);
  return Buffer.concat([head, Buffer.from(text)]);
};

it('finds every message, however the bytes are cut', () => {
  const bytes = Buffer.concat([framed('one'), framed(''), framed('three')]);
  for (let cut = 0; cut <= bytes.length; cut += 1) {
    const found: string[] = [];
    const take = messagesOf((message) => found.push(message.toString()));
    take(bytes.subarray(0, cut));
    take(bytes.subarray(cut));
    expect(found).toEqual(['one', '', 'three']);
  }
});

it('reads the fields of a message and steps over numbers', () => {
  // field 1: varint 300; field 2: "ab"; field 3: 32 bits; field 4: 64 bits; field 17: "c"
  const bytes = Buffer.from(
    '08ac02' + '12026162' + '1d00000000' + '210000000000000000' + '8a010163',
    'hex',
  );
  expect(fieldsOf(bytes).map(({ number, bytes: own }) => [number, own.toString()])).toEqual([
    [1, ''],
    [2, 'ab'],
    [3, ''],
    [4, ''],
    [17, 'c'],
  ]);
});

it('refuses what is no message', () => {
  expect(() => fieldsOf(Buffer.from('80', 'hex'))).toThrow(/ends within/);
  expect(() => fieldsOf(Buffer.from('0f', 'hex'))).toThrow(/unknown kind/);
});
