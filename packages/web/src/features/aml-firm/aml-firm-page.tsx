import { Stack, Text, Title } from '@mantine/core'
import { amlFirmCalls } from '@registrar/domain/aml-firm/aml-firm.calls'
import { useMay } from '#lib/may'
import { usePageTitle } from '#lib/page-title'
import { AssessmentSection } from './assessment-section.tsx'

const Firm = () => {
  usePageTitle('AML of the firm')

  return (
    <Stack gap="md">
      <Title order={1}>AML of the firm</Title>
      <AssessmentSection />
    </Stack>
  )
}

/** The firm's own anti-money-laundering house, for AML officers and administrators (FIRM-1). */
export const AmlFirmPage = () =>
  useMay(amlFirmCalls.findFirmAssessment) ? (
    <Firm />
  ) : (
    <Text>Only AML officers and administrators can see this page.</Text>
  )
