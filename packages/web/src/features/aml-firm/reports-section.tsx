import { Anchor, Button, Group, Text } from '@mantine/core'
import { reportDecisionLabels } from '@registrar/domain/aml-firm/firm-report'
import { displayDate } from '@registrar/domain/shared/iso-date'
import { useQuery } from '@tanstack/react-query'
import { useRowDialog } from '#lib/use-row-dialog'
import { PlainTable } from '#ui/plain-table'
import { QueryResult } from '#ui/query-result'
import { Section } from '#ui/section'
import { reportsQuery } from './aml-firm.api.ts'
import { ReportDialog } from './report-dialog.tsx'

const headings = ['Received', 'By', 'About', 'Decision', 'goAML', 'Revenue'].map((label) => ({ label }))

/** The register of suspicions and reports, which nobody but AML officers and administrators sees (FIRM-4). */
export const ReportsSection = () => {
  const query = useQuery(reportsQuery)
  const { open, openRow, isAdding, add, close } = useRowDialog(query.data)

  return (
    <Section title="Suspicions and reports">
      <Text size="sm" c="dimmed">
        Confidential: nobody may tell the client, or a colleague who need not know (CJA 2010, s. 49). This register
        stands in no history, export or archive.
      </Text>
      <QueryResult query={query} failureMessage="Error fetching the register" empty="No suspicion in the register.">
        {(reports) => (
          <PlainTable label="Suspicions and reports" headings={headings} hasLongTexts>
            {reports.map((report) => (
              <tr key={report._id}>
                <td>
                  <Anchor component="button" type="button" size="sm" ta="left" onClick={() => openRow(report)}>
                    {displayDate(report.receivedOn)}
                  </Anchor>
                </td>
                <td>{report.reportedBy}</td>
                <td>{[report.organizationName, report.personName].filter(Boolean).join(', ') || '–'}</td>
                <td>{reportDecisionLabels[report.decision]}</td>
                <td>{report.goAml ?? '–'}</td>
                <td>{report.revenue ?? '–'}</td>
              </tr>
            ))}
          </PlainTable>
        )}
      </QueryResult>
      <Group>
        <Button size="xs" variant="default" onClick={add}>
          Enter a suspicion
        </Button>
      </Group>
      {(open || isAdding) && <ReportDialog report={open} onClose={close} />}
    </Section>
  )
}
