import { Stack, Text, Title } from '@mantine/core'
import { amlFirmCalls } from '@registrar/domain/aml-firm/aml-firm.calls'
import { PackSection } from '#features/aml-packs'
import { useMay } from '#lib/may'
import { usePageTitle } from '#lib/page-title'
import { AnonymousSection } from './anonymous-section.tsx'
import { AssessmentSection } from './assessment-section.tsx'
import { AuthorisationSection } from './authorisation-section.tsx'
import { PoliciesSection } from './policies-section.tsx'
import { ReportsSection } from './reports-section.tsx'
import { ReviewsSection } from './reviews-section.tsx'
import { TrainingsSection } from './trainings-section.tsx'

/** The firm's own anti-money-laundering house: AML officers and administrators see all of it, others the policies (FIRM-1, FIRM-2). */
export const AmlFirmPage = () => {
  const isOfficer = useMay(amlFirmCalls.findFirmAssessment)
  usePageTitle('AML of the firm')

  return (
    <Stack gap="md">
      <Title order={1}>AML of the firm</Title>
      {isOfficer ? (
        <AssessmentSection />
      ) : (
        <Text size="sm" c="dimmed">
          Read the policies of the firm, and acknowledge them. AML officers and administrators see the rest of this
          page.
        </Text>
      )}
      <PoliciesSection />
      <AnonymousSection />
      {isOfficer && (
        <>
          <TrainingsSection />
          <ReportsSection />
          <AuthorisationSection />
          <ReviewsSection />
          <PackSection />
        </>
      )}
    </Stack>
  )
}
