import { Alert } from '@mantine/core'
import '@mantine/core/styles/Alert.layer.css'
import { changedText } from '@registrar/domain/aml/review-facts'
import { displayDate } from '@registrar/domain/shared/iso-date'
import { useQuery } from '@tanstack/react-query'
import { fileStandingQuery } from './aml-versions.api.ts'

/** Says what has changed since the file was signed, and by when it is reviewed; nothing while nothing has (AML-22). */
export const ReviewCalled = ({ organizationId }: { organizationId: string }) => {
  const { data } = useQuery(fileStandingQuery(organizationId))
  if (!data?.changed) return null
  const { facts, on, reviewBy } = data.changed

  return (
    <Alert color="yellow" title={`A review is due by ${displayDate(reviewBy)}`} role="status">
      Since the file was signed, there was a change of {changedText(facts)}, first on {displayDate(on)}. Signing another
      version answers it.
    </Alert>
  )
}
