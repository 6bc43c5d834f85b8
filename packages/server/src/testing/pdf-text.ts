import { spawnSync } from 'node:child_process'

/** The text of a PDF, laid out as on its pages, read by a program that is not ours. */
export function textOfPdf(pdf: Buffer): string {
  const { stdout, error } = spawnSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' })
  if (error) throw new Error('pdftotext is needed: install poppler', { cause: error })

  return stdout
}
