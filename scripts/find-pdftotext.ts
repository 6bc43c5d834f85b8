import { spawnSync } from 'node:child_process'
import { installOnDebian } from './install-on-debian.ts'

// The tests of papers and of printing read PDFs with pdftotext.

const isFound = () => spawnSync('pdftotext', ['-v']).error === undefined

if (!isFound()) installOnDebian('poppler-utils')
if (!isFound()) {
  console.error('No pdftotext was found: install poppler (poppler-utils on Debian and Ubuntu, poppler with Homebrew).')
  process.exitCode = 1
}
