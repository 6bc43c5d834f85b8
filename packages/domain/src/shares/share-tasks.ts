import { addDays, addMonths, type IsoDate } from '../shared/iso-date.ts'

/** Days from the execution of a transfer in which its stamp duty is due (Stamp Duties Consolidation Act 1999, s. 2, 14). */
const STAMP_DUTY_DAYS = 44
/** Months from the lodgement in which the company issues the certificate or refuses (Companies Act 2014, s. 95, 99). */
const CERTIFICATE_MONTHS = 2

type Transfer = { executedOn: IsoDate; lodgedOn: IsoDate; certifiedExempt: boolean }

/** The tasks of a transfer, with their last days (SHARE-8). `what` names it: '40 Ordinary to Paul Byrne'. */
export const tasksOfTransfer = (
  { executedOn, lodgedOn, certifiedExempt }: Transfer,
  what: string,
): { title: string; dueDate: IsoDate }[] => [
  ...(certifiedExempt
    ? []
    : [{ title: `Stamp duty on the transfer of ${what}`, dueDate: addDays(executedOn, STAMP_DUTY_DAYS) }]),
  {
    title: `Issue the certificate for the transfer of ${what}, or refuse it`,
    dueDate: addMonths(lodgedOn, CERTIFICATE_MONTHS),
  },
]
