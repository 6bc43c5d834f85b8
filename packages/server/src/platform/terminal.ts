/** Prints a line on the terminal. */
export const printLine = (line: string): void => void process.stdout.write(`${line}\n`)

/** Prints a line about a failure on the terminal. */
export const printError = (line: string): void => void process.stderr.write(`${line}\n`)
