import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

const page = path.resolve(import.meta.dirname, '../../docs/reliability.md')

/** Writes the figure of a proof into its row of `docs/reliability.md`, with the day and the machine. */
export const writeFigure = async (name: string, figure: string, where: string): Promise<void> => {
  const text = await readFile(page, 'utf8')
  const row = `| ${name} | ${figure} | ${where} |`
  const known = new RegExp(`^\\| ${name} \\|.*$`, 'm')
  if (!known.test(text)) throw new Error(`docs/reliability.md has no row for '${name}'.`)
  await writeFile(
    page,
    text.replace(known, () => row),
  )
}
