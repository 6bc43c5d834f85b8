import { spawn } from 'node:child_process'

/** Runs a command of the product as its own process: its exit code, and all that it said. */
export const runAsProcess = (
  command: string,
  env: Record<string, string>,
  ...args: string[]
): Promise<{ code: number | null; said: string }> => {
  const child = spawn(process.execPath, [command, ...args], { env: { ...process.env, ...env } })
  const said: string[] = []
  child.stdout.on('data', (text: Buffer) => said.push(text.toString()))
  child.stderr.on('data', (text: Buffer) => said.push(text.toString()))
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, said: said.join('') }))
  })
}
