import type { FoundRecordType } from '@registrar/domain/finder/found-record'
import {
  IconArrowRight,
  IconBuilding,
  IconCheckbox,
  IconCopy,
  IconForms,
  IconKeyboard,
  IconMail,
  IconMoon,
  IconPlayerPlay,
  IconPlus,
  IconProgress,
  IconReceipt,
  IconUser,
} from '@tabler/icons-react'
import type { FinderAction } from './finder-actions.ts'

/** How the finder names and shows each kind of record. */
export const recordKinds: Record<FoundRecordType, { label: string; singular: string; Icon: typeof IconUser }> = {
  organization: { label: 'Organizations', singular: 'Organization', Icon: IconBuilding },
  person: { label: 'People', singular: 'Person', Icon: IconUser },
  task: { label: 'Tasks', singular: 'Task', Icon: IconCheckbox },
  order: { label: 'Orders', singular: 'Order', Icon: IconReceipt },
  form: { label: 'Forms', singular: 'Form', Icon: IconForms },
  'follow-up': { label: 'Follow-ups', singular: 'Follow-up', Icon: IconProgress },
  mail: { label: 'Emails', singular: 'Email', Icon: IconMail },
}

/** The icons of the finder's actions. */
export const actionIcons: Record<FinderAction['kind'], typeof IconUser> = {
  goTo: IconArrowRight,
  newTask: IconPlus,
  startFollowUp: IconPlayerPlay,
  complete: IconPlus,
  showKeys: IconKeyboard,
  switchColours: IconMoon,
  openDialog: IconPlus,
  copyFormLink: IconCopy,
}
