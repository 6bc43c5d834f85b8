import { spawnSync } from 'node:child_process'
import { installOnDebian } from './install-on-debian.ts'

// The programs that make and read workbooks in a test of the long run. The test leaves out what is not there.
const programs = [
  { name: 'openpyxl', debian: 'python3-openpyxl', try: ['/usr/bin/python3', '-c', 'import openpyxl'] },
  {
    name: 'Excel::Writer::XLSX',
    debian: 'libexcel-writer-xlsx-perl',
    try: ['perl', '-MExcel::Writer::XLSX', '-e', '1'],
  },
  { name: 'POI', debian: 'libapache-poi-java', try: ['sh', '-c', 'test -e /usr/share/java/poi-ooxml.jar'] },
  { name: 'Java', debian: 'default-jdk-headless', try: ['javac', '-version'] },
  { name: 'LibreOffice', debian: 'libreoffice-calc', try: ['soffice', '--version'] },
]

/** Installs the programs of other makers of workbooks on Debian, and says which of them are missing. */
export function findWorkbookPrograms(): void {
  const isThere = ([command = '', ...args]: string[]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0

  for (const program of programs) {
    if (!isThere(program.try)) installOnDebian(program.debian)
    if (!isThere(program.try)) console.log(`${program.name} is not installed: its workbooks are not compared.`)
  }
}
