/** Prints a line on the terminal. */
export const printLine = (line: string): void => void process.stdout.write(`${line}\n`)

/** Prints a line about a failure on the terminal. */
export const printError = (line: string): void => void process.stderr.write(`${line}\n`)

/** Lets a command finish its work when whoever reads its lines has gone, such as `head`. */
export const goOnWithoutReader = (): void => {
  for (const output of [process.stdout, process.stderr]) {
    output.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
    })
  }
}
