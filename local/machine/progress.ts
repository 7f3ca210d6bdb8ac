/** Shows steps on the terminal: `[2/7] Building the site … 4.1 s, nothing changed`. */

export interface Progress {
  /** runs one step, and shows its number and its time */
  step<Result>(label: string, work: () => Promise<Result> | Result): Promise<Result>;
  /** adds a remark to the present step, shown when it ends */
  note(text: string): void;
}

const write = (text: string) => process.stdout.write(text);

export function progressOf(total: number): Progress {
  let number = 0;
  let notes: string[] = [];
  return {
    async step(label, work) {
      number += 1;
      notes = [];
      write(`[${number}/${total}] ${label} … `);
      const startedAt = performance.now();
      try {
        const result = await work();
        write(`${[seconds(performance.now() - startedAt), ...notes].join(', ')}\n`);
        return result;
      } catch (error) {
        write('failed\n');
        throw error;
      }
    },
    note(text) {
      notes.push(text);
    },
  };
}

/** `4.1 s` */
export const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
