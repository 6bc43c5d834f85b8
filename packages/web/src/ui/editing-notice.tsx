import { Badge } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { createContext, use } from 'react'
import { type EditedRecord, useEditingColleagues } from '#lib/editing-colleagues'

/** The record whose page is shown; null on pages that show none. */
export const EditedRecordContext = createContext<EditedRecord | null>(null)

const recordTypeByPath: Record<string, EditedRecord['recordType']> = {
  '/organization': 'organization',
  '/people': 'person',
  '/order': 'order',
  '/form': 'form',
}

/** The record of a page, by the address of its list; null when nobody is told who edits it. */
export const editedRecordOf = (listPath: string, recordId: string): EditedRecord | null => {
  const recordType = recordTypeByPath[listPath]
  return recordType ? { recordType, recordId } : null
}

/** Says which colleagues are editing the record of the page (LIVE-5). */
export const EditingNotice = () => {
  const names = useEditingColleagues(use(EditedRecordContext))
  const text = names.length === 0 ? '' : `${names.join(', ')} ${names.length === 1 ? 'is' : 'are'} editing`

  return (
    <span role="status">
      {text && (
        <Badge variant="default" tt="none" leftSection={<IconPencil size={12} aria-hidden />}>
          {text}
        </Badge>
      )}
    </span>
  )
}
