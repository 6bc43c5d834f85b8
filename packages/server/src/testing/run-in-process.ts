import { vi } from 'vitest'
import { type Command, exitCodeOf } from '#app/command'

/** Runs a command of the product in this process; returns its exit code and everything it printed. */
export const runInProcess = async (
  command: Command,
  env: Record<string, string>,
  ...args: string[]
): Promise<{ code: number; output: string }> => {
  const printed: string[] = []
  const spies = [vi.spyOn(process.stdout, 'write'), vi.spyOn(process.stderr, 'write')]
  for (const spy of spies) spy.mockImplementation((text) => printed.push(String(text)) > 0)
  try {
    const code = await exitCodeOf(command, args, { ...process.env, ...env })
    return { code, output: printed.join('') }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}
