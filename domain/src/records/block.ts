import type { Block } from '../slot/block';
import { NO_END } from '../slot/block-dates';
import { defineRecord } from './record';

export const blocks = defineRecord<Block>('blocks', ['createdAt']);
export const blockPath = (id: string) => `blocks/${id}`;

export const blockLabel = ({ firstDate, lastDate, start, end }: Block) => {
  const last = lastDate === NO_END ? '' : lastDate;
  return `${firstDate === lastDate ? firstDate : `${firstDate}–${last}`}, ${start}–${end}`;
};
