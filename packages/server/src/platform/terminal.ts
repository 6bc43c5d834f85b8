/** Writes a line for the person at the terminal. */
export const printLine = (line: string): void => void process.stdout.write(`${line}\n`)

/** Writes a line about a failure for the person at the terminal. */
export const printError = (line: string): void => void process.stderr.write(`${line}\n`)
