/** As much of gRPC's framing and of protobuf's wire format as counting takes (protobuf.dev, "Encoding"). */

export interface Field {
  number: number;
  /** the content of a length-delimited field; empty for the others */
  bytes: Buffer;
}

const VARINT = 0;
const FIXED64 = 1;
const DELIMITED = 2;
const FIXED32 = 5;

/** The fields of one message, outermost only. Throws on anything that is no message. */
export function fieldsOf(message: Buffer): Field[] {
  const fields: Field[] = [];
  let at = 0;
  const varint = (): number => {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = message[at];
      if (byte === undefined) throw new Error('the message ends within a number');
      at += 1;
      value += (byte & 0x7f) * scale;
      if (byte < 0x80) return value;
    }
  };
  while (at < message.length) {
    const tag = varint();
    const kind = tag & 7;
    let bytes: Buffer = Buffer.alloc(0);
    if (kind === DELIMITED) {
      const length = varint();
      bytes = message.subarray(at, at + length);
      at += length;
    } else if (kind === VARINT) varint();
    else if (kind === FIXED64) at += 8;
    else if (kind === FIXED32) at += 4;
    else throw new Error(`field ${tag >> 3} has the unknown kind ${kind}`);
    fields.push({ number: tag >> 3, bytes });
  }
  return fields;
}

/** Takes a stream of bytes and hands on each message in it: a flag, four bytes of length, and as many bytes. */
export function messagesOf(take: (message: Buffer) => void): (bytes: Buffer) => void {
  let waiting = Buffer.alloc(0);
  return (bytes) => {
    waiting = Buffer.concat([waiting, bytes]);
    while (waiting.length >= 5) {
      const length = waiting.readUInt32BE(1);
      if (waiting.length < 5 + length) return;
      take(waiting.subarray(5, 5 + length));
      waiting = waiting.subarray(5 + length);
    }
  };
}
