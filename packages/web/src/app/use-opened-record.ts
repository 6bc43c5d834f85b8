import { useLocation } from '@tanstack/react-router'
import type { RecentRecord } from '#lib/recent-records'
import type { ActionTarget } from './finder-verbs.ts'

const RECORD_PAGE = /^\/(organization|people)\/([0-9a-f-]{36})(?:\/|$)/i

/** The company or the person whose page is open; it is among the records that were opened last. */
export const useOpenedRecord = (recent: readonly RecentRecord[]): ActionTarget | undefined => {
  const [, , id] = RECORD_PAGE.exec(useLocation({ select: ({ pathname }) => pathname })) ?? []
  return recent.find(({ _id }) => _id === id?.toLowerCase())
}
