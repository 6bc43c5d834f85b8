import { Anchor, Button, Group, Text } from '@mantine/core'
import type { FirmAssessment, FirmAssessmentVersion } from '@registrar/domain/aml-firm/firm-assessment'
import { displayDate } from '@registrar/domain/shared/iso-date'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { displayInstant } from '#lib/clock'
import { useErrorToast } from '#lib/use-error-toast'
import { Dialog } from '#ui/dialog'
import { PlainTable } from '#ui/plain-table'
import { Section } from '#ui/section'
import { Empty, Failed, Loading } from '#ui/states'
import { assessmentQuery } from './aml-firm.api.ts'
import { AssessmentDialog } from './assessment-dialog.tsx'

const FAILURE = 'Error fetching the risk assessment'

const riskHeadings = [
  { label: 'Section', width: 140 },
  { label: 'Risk' },
  { label: 'Likelihood', width: 96 },
  { label: 'Impact', width: 76 },
  { label: 'Score', width: 66 },
  { label: 'Controls' },
  { label: 'What is left', width: 140 },
]
const versionHeadings = ['Version', 'Saved', 'By', 'Approved', 'Next review', 'Risks'].map((label) => ({ label }))

type Approval = Pick<FirmAssessment, 'approvedOn' | 'approvedBy' | 'nextReview'>

const approvalText = ({ approvedOn, approvedBy }: Approval): string =>
  approvedOn ? `${displayDate(approvedOn)} by ${approvedBy?.userName ?? '–'}` : 'Not approved'

const Risks = ({ risks }: Pick<FirmAssessment, 'risks'>) => (
  <PlainTable label="Risks" headings={riskHeadings} hasLongTexts>
    {risks.map((risk, index) => (
      <tr key={index}>
        <td>{risk.section}</td>
        <td>{risk.risk}</td>
        <td>{risk.likelihood}</td>
        <td>{risk.impact}</td>
        <td>{risk.score}</td>
        <td>{risk.controls ?? '–'}</td>
        <td>{risk.residual ?? '–'}</td>
      </tr>
    ))}
  </PlainTable>
)

const Versions = ({ versions }: { versions: readonly FirmAssessmentVersion[] }) => {
  const [openVersion, setOpenVersion] = useState<number>()
  const open = versions.find(({ version }) => version === openVersion)
  const close = () => setOpenVersion(undefined)

  return (
    <>
      <VersionRows versions={versions} onOpen={setOpenVersion} />
      {open && (
        <Dialog opened onClose={close} title={`Version ${open.version} of the risk assessment`} size={1100}>
          <Risks risks={open.risks} />
        </Dialog>
      )}
    </>
  )
}

type RowsProps = { versions: readonly FirmAssessmentVersion[]; onOpen: (version: number) => void }

const VersionRows = ({ versions, onOpen }: RowsProps) => (
  <PlainTable label="Versions of the risk assessment" headings={versionHeadings}>
    {versions.map((version) => (
      <tr key={version.version}>
        <td>
          <Anchor
            component="button"
            type="button"
            size="sm"
            aria-label={`Version ${version.version}`}
            onClick={() => onOpen(version.version)}
          >
            {version.version}
          </Anchor>
        </td>
        <td>{displayInstant(version.savedAt)}</td>
        <td>{version.savedBy.userName}</td>
        <td>{approvalText(version)}</td>
        <td>{version.nextReview ? displayDate(version.nextReview) : '–'}</td>
        <td>{version.risks.length}</td>
      </tr>
    ))}
  </PlainTable>
)

const Assessment = ({ assessment }: { assessment: FirmAssessment }) => (
  <>
    <Text size="sm" c="dimmed">
      Version {assessment.version}. {assessment.approvedOn && 'Approved '}
      {approvalText(assessment)}. Next review:{' '}
      {assessment.nextReview ? displayDate(assessment.nextReview) : 'no day set'}.
    </Text>
    <Risks risks={assessment.risks} />
    <Versions versions={assessment.versions} />
  </>
)

/** The risk assessment of the firm's own business, with its versions (FIRM-1). */
export const AssessmentSection = () => {
  const { data, error, refetch } = useQuery(assessmentQuery)
  const [isEditing, setEditing] = useState(false)
  useErrorToast(error, FAILURE)

  return (
    <Section title="Risk assessment of the firm">
      {!data && (error ? <Failed message={FAILURE} onRetry={() => void refetch()} /> : <Loading />)}
      {data?.version === 0 && (
        <Empty>No risk assessment yet. The law asks for one of the whole business (CJA 2010, s. 30A).</Empty>
      )}
      {data && data.version > 0 && <Assessment assessment={data} />}
      {data && (
        <Group>
          <Button size="xs" variant="default" onClick={() => setEditing(true)}>
            {data.version === 0 ? 'Write the assessment' : 'Write a new version'}
          </Button>
        </Group>
      )}
      {data && isEditing && <AssessmentDialog assessment={data} onClose={() => setEditing(false)} />}
    </Section>
  )
}
