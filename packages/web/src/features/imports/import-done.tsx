import { Button, Group, Stack, Text, Title } from '@mantine/core'
import type { ImportKindName, ImportReport } from '@registrar/domain/imports/import-run'
import { importsCalls } from '@registrar/domain/imports/imports.calls'
import { Link } from '@tanstack/react-router'
import { addressLink } from '#lib/address-link'
import { Permitted } from '#ui/permitted'
import { importedRecords } from './imported-records.ts'
import { kindLabels } from './kind-labels.ts'
import { TakeBackButton } from './take-back-button.tsx'

type Next = { text: string; kind?: ImportKindName }

const nextSteps: Record<ImportKindName, Next> = {
  organizations: {
    text: 'Next, import the people of these companies, then the links that say who is director, secretary or shareholder.',
    kind: 'people',
  },
  people: {
    text: 'Next, import the links that say of which companies they are directors, secretaries or shareholders.',
    kind: 'links',
  },
  links: {
    text: 'Next, import the orders. The page Deadlines shows what the companies have to do.',
    kind: 'orders',
  },
  orders: { text: 'Next, compare the sums below the list with those of the program that the file comes from.' },
}

type Props = {
  kind: ImportKindName
  report: ImportReport
  fileName: string
  /** begins the import of another kind of file */
  onNext: (kind: ImportKindName) => void
  onUndone: () => void
}

/** What can be done once a file was imported: look at what it made and changed, go on, or take it back (IMP-13). */
export const ImportDone = ({ kind, report, fileName, onNext, onUndone }: Props) => {
  const { _id: importId, counts } = report
  const next = nextSteps[kind]
  const hasWritten = counts.made + counts.updated > 0
  if (importId === null) return null

  return (
    <Stack gap="xs">
      <Title order={2} size="h4">
        {fileName} is imported
      </Title>
      <Group gap="sm">
        {hasWritten &&
          importedRecords(kind, importId).map(({ label, address }) => (
            <Button key={label} size="compact-sm" renderRoot={(props) => <Link {...props} {...addressLink(address)} />}>
              Show the {label}
            </Button>
          ))}
        {next.kind && (
          <Button size="compact-sm" variant="default" onClick={() => next.kind && onNext(next.kind)}>
            Import {kindLabels[next.kind].toLowerCase()}
          </Button>
        )}
        {hasWritten && (
          <Permitted call={importsCalls.undoImport}>
            <TakeBackButton importId={importId} fileName={fileName} onDone={onUndone}>
              Undo
            </TakeBackButton>
          </Permitted>
        )}
      </Group>
      <Text size="sm" c="dimmed">
        {next.text}
      </Text>
    </Stack>
  )
}
