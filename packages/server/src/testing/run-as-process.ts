import { spawn } from 'node:child_process'

/** Runs a command of the product as its own process; returns its exit code and everything it printed. */
export const runAsProcess = (
  command: string,
  env: Record<string, string>,
  ...args: string[]
): Promise<{ code: number | null; output: string }> => {
  const child = spawn(process.execPath, [command, ...args], { env: { ...process.env, ...env } })
  const printed: string[] = []
  child.stdout.on('data', (text: Buffer) => printed.push(text.toString()))
  child.stderr.on('data', (text: Buffer) => printed.push(text.toString()))
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, output: printed.join('') }))
  })
}
