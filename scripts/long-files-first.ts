import { BaseSequencer, type TestSpecification } from 'vitest/node'

// Files that take long, the longest first. Most of them wait, for processes that they kill and for time limits.
const LONG_FILES = [
  'app/backup-schedule',
  'file-store/bucket-away',
  'seed/demo',
  'app/run-backup',
  'reminders/reminders-crash',
  'emails/email-worker-crash',
  'src/embedded-postgres-crash',
  'src/embedded-postgres',
  'app/nobody-waits',
  'finder/name-pairs',
  'app/run-import',
  'documents/paper-checklist',
  'documents/documents',
  'app/silent-database',
  'http/end-slow-requests',
].map((name) => `${name}.test.ts`)

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = LONG_FILES.findIndex((name) => moduleId.endsWith(name))
  return place === -1 ? LONG_FILES.length : place
}

/** Begins with the files that take long, so that the run does not end with one of them alone. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the method of the sequencer
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => placeOf(a) - placeOf(b))
  }
}
