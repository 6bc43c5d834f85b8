import { Alert } from '@mantine/core'
import '@mantine/core/styles/Alert.layer.css'
import { strikeOffDay } from '@registrar/domain/organizations/cro-status'
import type { Organization } from '@registrar/domain/organizations/organization'
import { displayDate } from '@registrar/domain/shared/iso-date'

/** Says that the CRO has listed a company for strike-off, and until when what is missing may be filed (ORG-36). */
export const StrikeOffNotice = ({ organization }: { organization: Organization }) => {
  const { croStatus, croStatusOn } = organization
  if (croStatus !== 'strikeOffListed') return null

  return (
    <Alert color="red" variant="filled" title="Listed for strike-off" role="alert">
      {croStatusOn ? (
        <>
          The CRO listed the company on {displayDate(croStatusOn)}. The 28 days of its letter, or of the notice in the
          Gazette, end on {displayDate(strikeOffDay(croStatusOn))}. The Compliance tab says what is missing.
        </>
      ) : (
        'Say since when: the last day to file what is missing follows from it. The Compliance tab says what is missing.'
      )}
    </Alert>
  )
}
