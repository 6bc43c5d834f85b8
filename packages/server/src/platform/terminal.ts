/** Writes a line for the person at the terminal. */
export const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** Writes a line about a failure for the person at the terminal. */
export const complain = (line: string): void => void process.stderr.write(`${line}\n`)
