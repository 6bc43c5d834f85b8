import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { useEffect, useState } from 'react'
import { today } from './clock.ts'
import { queryClient } from './query-client.ts'

const LOOKED_AT_MS = 30_000

/**
 * The firm's day, which a screen that stays open over midnight turns by itself; what the server said of the day before is read
 * again. While `mayTurn` says no, because something typed would be lost, the day stays.
 */
export const useFirmDay = (mayTurn: () => boolean): IsoDate => {
  const [day, setDay] = useState(today)

  useEffect(() => {
    const turn = () => {
      if (today() === day || !mayTurn()) return
      setDay(today())
      void queryClient.invalidateQueries()
    }
    const timer = setInterval(turn, LOOKED_AT_MS)
    document.addEventListener('visibilitychange', turn)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', turn)
    }
  }, [day, mayTurn])

  return day
}
