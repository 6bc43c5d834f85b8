import { countText } from '@registrar/domain/shared/count-text'
import type { Call } from '@registrar/domain/shared/call'
import { useEffect, useState } from 'react'
import { request } from '#lib/api'
import { errorMessage, UserError } from '#lib/error-message'
import type { ListPage, SearchCall } from '#lib/list-query'
import { toast } from '#lib/toast'

/** More rows than this are some eighty sheets. */
const MOST_ROWS = 2000
const ROWS_OF_A_CALL = 100

const readAllRows = async <R>(call: Call, body: object): Promise<R[]> => {
  const rows: R[] = []
  for (let page = 1; ; page += 1) {
    const sent = { body: { ...body, page, limit: ROWS_OF_A_CALL } }
    const answer = (await request(call, sent as never)) as ListPage<R>
    if (answer.totalItems > MOST_ROWS)
      throw new UserError(`${countText(answer.totalItems, 'row')} are too many to print: filter them, or export them.`)
    rows.push(...answer.data)
    if (page >= answer.totalPages) return rows
  }
}

/** Prints all rows that a search finds, not only those of the page (UI-21). `rows` stand in the table while the browser prints. */
export const usePrintAll = <R>(
  call: SearchCall<R>,
  body: object,
): { rows: R[] | undefined; print: () => Promise<void> } => {
  const [rows, setRows] = useState<R[]>()

  useEffect(() => {
    if (!rows) return undefined
    const showPage = () => setRows(undefined)
    window.addEventListener('afterprint', showPage)
    window.print()
    return () => window.removeEventListener('afterprint', showPage)
  }, [rows])

  const print = async () => {
    try {
      setRows(await readAllRows<R>(call, body))
    } catch (error) {
      toast.error(errorMessage(error, 'The rows could not be read'))
    }
  }
  return { rows, print }
}
