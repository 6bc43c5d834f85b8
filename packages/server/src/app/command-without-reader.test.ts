import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { expect, test } from 'vitest'

test('a command finishes although nobody reads its lines any more', async () => {
  const doctor = path.resolve(import.meta.dirname, '../doctor.ts')
  const child = spawn(process.execPath, [doctor, '--help'], { stdio: ['ignore', 'pipe', 'pipe'] })
  child.stdout.destroy()
  const lines: string[] = []
  child.stderr.on('data', (chunk: Buffer) => lines.push(chunk.toString()))

  expect(await once(child, 'close')).toEqual([0, null])
  expect(lines).toEqual([])
})
