import type { Block } from '../slot/block';
import { defineRecord } from './record';

export type { Block };

export const blocks = defineRecord<Block>({ collection: 'blocks', instants: ['createdAt'] });
export const blockPath = (id: string) => `blocks/${id}`;

/** How the trail names a block: its dates and its hours. */
export const blockLabel = ({ firstDate, lastDate, start, end }: Block) =>
  `${firstDate === lastDate ? firstDate : `${firstDate}–${lastDate}`}, ${start}–${end}`;
