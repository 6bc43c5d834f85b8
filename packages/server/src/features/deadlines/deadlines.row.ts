import type { DeadlineKind } from '@registrar/domain/deadlines/deadline-kinds'
import { type Deadline, deadlineState, daysUntil } from '@registrar/domain/deadlines/deadline'
import { deadlinePath } from '@registrar/domain/deadlines/deadline-kinds'
import type { DeadlineRow } from '@registrar/domain/deadlines/deadline-listing'
import type { Brand } from '@registrar/domain/shared/brand'
import type { IsoDate } from '@registrar/domain/shared/iso-date'

/** The kinds of records that have deadlines. A change of one makes its deadlines stale. */
export type DeadlineSource = 'organization' | 'person' | 'order' | 'task' | 'aml-firm'

/** A row of the table `deadlines`, without its generated columns. */
export type StoredDeadline = {
  id: string
  kind: DeadlineKind
  source: DeadlineSource
  source_id: string
  record_id: string
  organization_id: string | null
  organization_name: string | null
  person_id: string | null
  person_name: string | null
  brand: Brand | null
  follow_up_id: string | null
  other_kind: DeadlineKind | null
  is_unconfirmed: boolean
  subject: string
  house_date: IsoDate | null
  legal_date: IsoDate | null
  date: IsoDate
}

type Owner = { part?: string } & Pick<StoredDeadline, 'source' | 'source_id' | 'record_id' | 'brand'> &
  Partial<
    Pick<
      StoredDeadline,
      'organization_id' | 'organization_name' | 'person_id' | 'person_name' | 'follow_up_id' | 'other_kind'
    >
  >

/** A deadline of a record as it is stored. The id names kind, record and part, so it stays as long as both do. */
export const storedDeadline = (
  { kind, subject, houseDate, legalDate, date, isUnconfirmed = false }: Deadline,
  { part, ...owner }: Owner,
): StoredDeadline => ({
  organization_id: null,
  organization_name: null,
  person_id: null,
  person_name: null,
  follow_up_id: null,
  other_kind: null,
  ...owner,
  id: [kind, owner.record_id, ...(part ? [part] : [])].join(':'),
  kind,
  subject,
  house_date: houseDate,
  legal_date: legalDate,
  date,
  is_unconfirmed: isUnconfirmed,
})

/** A deadline as it is selected. */
export type SelectedDeadline = Omit<DeadlineRow, 'days' | 'state' | 'path'> & { recordId: string }

/** A selected row in the shape that the API answers; `today` decides how near it is (DUE-4). */
export const deadlineOfRow = ({ recordId, ...row }: SelectedDeadline, today: IsoDate): DeadlineRow => {
  const days = daysUntil(row.date, today)

  return { ...row, days, state: deadlineState(days, row.isUnconfirmed), path: deadlinePath({ ...row, recordId }) }
}
