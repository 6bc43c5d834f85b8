import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { QueryResult } from '#ui/query-result'
import { Section } from '#ui/section'
import { complianceQuery } from './compliance.api.ts'
import { ComplianceTable } from './compliance-table.tsx'

/** What the law asks of a company, rule by rule (COMP-1). */
export const ComplianceTab = ({ organizationId }: { organizationId: string }) => (
  <Section title="Compliance">
    <Text size="sm" c="dimmed">
      What company law and anti-money-laundering law ask of this company, checked against its record today. Nothing here
      stops you from saving.
    </Text>
    <QueryResult
      query={useQuery(complianceQuery(organizationId))}
      failureMessage="Error fetching the compliance of the company"
      empty="No rules"
    >
      {(rows) => <ComplianceTable rows={rows} />}
    </QueryResult>
  </Section>
)
