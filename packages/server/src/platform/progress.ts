import { Presets, SingleBar } from 'cli-progress'
import { printLine } from './terminal.ts'

/** The progress of long work. Each step has a name and may have a number of items. */
export type Progress = {
  step: (name: string, total?: number) => void
  /** `count` more items of the step are done */
  advance: (count: number) => void
  end: () => void
}

/** Shows no progress. */
export const silentProgress: Progress = { step: () => {}, advance: () => {}, end: () => {} }

// A file or a pipe keeps every character that a bar redraws, so each step is one line there.
const lines: Progress = { step: (name) => printLine(`${name} …`), advance: () => {}, end: () => {} }

const barOf = (stream: NodeJS.WriteStream): Progress => {
  const bar = new SingleBar({ format: '{name} {bar} {percentage}%', stream, hideCursor: true }, Presets.shades_grey)
  return {
    step: (name, total = 1) => {
      bar.stop()
      bar.start(total, 0, { name: name.padEnd(12) })
    },
    advance: (count) => bar.increment(count),
    end: () => bar.stop(),
  }
}

/** Shows progress as a bar on a terminal, and as lines in a file or a pipe. */
export const showProgress = (): Progress => (process.stdout.isTTY ? barOf(process.stdout) : lines)
