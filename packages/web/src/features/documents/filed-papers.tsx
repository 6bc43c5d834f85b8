import { Anchor, Button, Text } from '@mantine/core'
import { documentsCalls } from '@registrar/domain/documents/documents.calls'
import type { FiledPaper, PaperPart } from '@registrar/domain/documents/filed-paper'
import { paperFields } from '@registrar/domain/documents/paper-fields'
import { displayDate } from '@registrar/domain/shared/iso-date'
import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '#lib/error-message'
import { InItsLanguage } from '#ui/in-its-language'
import { Permitted } from '#ui/permitted'
import { PlainTable } from '#ui/plain-table'
import { Section } from '#ui/section'
import { Failed } from '#ui/states'
import { filedPapersQuery, useMakePaperAgain } from './documents.api.ts'

const headings = [
  { label: 'Paper' },
  { label: 'Filed on', onPhone: 'top' as const },
  { label: 'Record since then', onPhone: 'bare' as const },
  { label: 'Actions', align: 'right' as const, onPhone: 'bare' as const },
]

const partLabel = (part: PaperPart): string => (part === 'register' ? 'Register' : paperFields[part].label.en)

const MakeAgain = ({ paper: { _id, title } }: { paper: FiledPaper }) => {
  const again = useMakePaperAgain()

  return (
    <Permitted call={documentsCalls.makePaperAgain}>
      <Button
        variant="default"
        size="compact-sm"
        loading={again.isPending}
        onClick={() => again.mutate(_id)}
        aria-label={`Make again ${title}`}
      >
        Make again
      </Button>
    </Permitted>
  )
}

/** The papers among the files of a company, and which of them the record has outdated (DOC-5). */
export const FiledPapers = ({ organizationId, version }: { organizationId: string; version: number | null }) => {
  const { data: filed, error, refetch } = useQuery(filedPapersQuery(organizationId, version))
  if (!filed) return error && <Failed message={errorMessage(error)} onRetry={() => void refetch()} />
  if (filed.length === 0) return null

  return (
    <Section title="Filed papers">
      <PlainTable label="Filed papers and what changed since" headings={headings}>
        {filed.map((paper) => (
          <tr key={paper._id}>
            <td style={{ whiteSpace: 'normal', minWidth: 220 }}>
              <Anchor href={paper.file.url} target="_blank" rel="noopener" size="sm" title={paper.file.fileName}>
                <InItsLanguage text={paper.title} language={paper.language} />
              </Anchor>
              {paper.language === 'fr' && ' (French)'}
            </td>
            <td>{displayDate(paper.filedOn)}</td>
            <td style={{ whiteSpace: 'normal', minWidth: 180 }}>
              <Text size="sm" c={paper.isOutOfDate ? 'var(--app-amber-text)' : 'dimmed'}>
                {paper.isOutOfDate ? `Out of date: ${paper.changed.map(partLabel).join(', ')}` : 'Up to date'}
              </Text>
            </td>
            <td data-align="right">{paper.isOutOfDate && <MakeAgain paper={paper} />}</td>
          </tr>
        ))}
      </PlainTable>
    </Section>
  )
}
