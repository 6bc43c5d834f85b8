import { foundRecord } from '@registrar/domain/finder/found-record'
import * as z from 'zod'
import { useEffect } from 'react'
import { useSessionUser } from './session.ts'

const RECENT_LIMIT = 8

const recentRecord = foundRecord.omit({ subtitle: true })

/** A record that the user has opened; `path` is its page in the app. */
export type RecentRecord = z.output<typeof recentRecord>

const keyOf = (userId: string) => `recent-records:${userId}`

/** The records that a user opened last in this browser, the latest first (FIND-4). */
export const readRecentRecords = (userId: string): RecentRecord[] => {
  // A value that another version stored must not keep the finder from opening.
  try {
    const stored = z.array(recentRecord).safeParse(JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]'))
    return stored.success ? stored.data.slice(0, RECENT_LIMIT) : []
  } catch {
    return []
  }
}

const storeRecentRecords = (userId: string, records: RecentRecord[]) => {
  // A browser that stores nothing, or is full, only loses the recent records.
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(records.slice(0, RECENT_LIMIT)))
  } catch {
    return
  }
}

/** Puts a record first among those that a user opened last (FIND-4). */
export const rememberRecord = (userId: string, record: RecentRecord) =>
  storeRecentRecords(userId, [record, ...readRecentRecords(userId).filter(({ _id }) => _id !== record._id)])

/** Removes the record of an address, which is gone, from those that a user opened last (FIND-4). */
export const forgetRecord = (userId: string, address: string) =>
  storeRecentRecords(
    userId,
    readRecentRecords(userId).filter(({ path }) => path !== address && !address.startsWith(`${path}/`)),
  )

/** Remembers the record that is on the screen as opened by the user; null remembers nothing. */
export const useRememberRecord = (record: RecentRecord | null) => {
  const userId = useSessionUser()?._id
  const { recordType, _id, title, path } = record ?? {}

  useEffect(() => {
    if (userId && recordType && _id && title && path) rememberRecord(userId, { recordType, _id, title, path })
  }, [userId, recordType, _id, title, path])
}

/** Forgets the record at the address on the screen when it is gone: deleted, or merged into another. */
export const useForgetRecord = (isGone: boolean) => {
  const userId = useSessionUser()?._id

  useEffect(() => {
    if (userId && isGone) forgetRecord(userId, location.pathname)
  }, [userId, isGone])
}
