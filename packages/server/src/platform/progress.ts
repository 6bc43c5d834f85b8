import { Presets, SingleBar } from 'cli-progress'
import { printLine } from './terminal.ts'

/** Progress of long work, told in steps: each has a name, and perhaps a number of things to do. */
export type Progress = {
  step: (name: string, total?: number) => void
  /** so many more things of the step are done */
  advance: (count: number) => void
  end: () => void
}

/** No progress is shown. */
export const silentProgress: Progress = { step: () => {}, advance: () => {}, end: () => {} }

// A file or a pipe keeps every character: there a step is one line.
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

/** Shows progress to the person at the terminal: a bar, or lines where nobody watches. */
export const showProgress = (): Progress => (process.stdout.isTTY ? barOf(process.stdout) : lines)
