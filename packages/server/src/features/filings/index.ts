export type { FilingEffects, OnB1B73Sent, OnReturnFiled } from './filing-effects.ts'
export { updateFiling } from './filings.commands.ts'
export { isBeingIncorporated } from './being-incorporated.ts'
export { CRO_TIME_ZONE } from './cro-day.ts'
export { writeOldFilingValues } from './old-filing-values.ts'
export { isLegalDateBefore, isNotCorrected, lastDayToDeliver } from './filing.list.ts'
export { correctSentReturn, fileReturn, unfileReturn } from './filed-returns.commands.ts'
export { readClosingDays } from './closing-days.queries.ts'
export { hasAppliedForStrikeOff, readRunningFacts } from './running-return.queries.ts'
export { forgetUncorrectedB1B73s, removeFiledB1B73 } from './filed-b1b73.commands.ts'
export { filingsRoutes } from './filings.routes.ts'
export { filingColumns, filingRecord, storedFiling } from './filings.row.ts'
export { basisOfRow, countedDeliveryOfRow, returnColumns } from './return-register.row.ts'
export { registerReturn, removeRegisteredReturn, updateRegisteredReturn } from './return-register.commands.ts'
export { findReturnRegister, listFiledReturns } from './return-register.queries.ts'
export {
  keepReturnsOfLapsedB1B73s,
  keepRunningReturn,
  keepRunningReturns,
  movesRunningReturn,
  removeRunningReturn,
} from './running-return.commands.ts'
export { type EventContext, fileEvent, fileEvents, unfileEvent } from './filing-events.commands.ts'
export { dayOfChange, fileParticulars } from './particulars.commands.ts'
export { attachFollowUp, findFilingOfFollowUp } from './filing-follow-ups.commands.ts'
export { fileOfficerChanges, fileOfficersAnew } from './officer-filings.commands.ts'
export { fileOwnerParticulars, type FindOwned, markOwnersFiled } from './owners-filing.commands.ts'
export { type FindOwners, hasOtherOwners, ownersChanged, type OwnersContext } from './owners-changed.ts'
export { takeBackFiling } from './take-back-filing.commands.ts'
export { filingList } from './filing.list.ts'
