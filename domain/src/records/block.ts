import type { Block } from '../slot/block';
import { NO_END } from '../slot/block-dates';
import { defineRecord } from './record';

export const blocks = defineRecord<Block>({ collection: 'blocks', instants: ['createdAt'] });
export const blockPath = (id: string) => `blocks/${id}`;

/** How the audit trail names a block: its dates and its hours. */
export const blockLabel = ({ firstDate, lastDate, start, end }: Block) => {
  const last = lastDate === NO_END ? '' : lastDate;
  return `${firstDate === lastDate ? firstDate : `${firstDate}–${last}`}, ${start}–${end}`;
};
