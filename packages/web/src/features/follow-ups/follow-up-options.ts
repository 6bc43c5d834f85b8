import { followUpCatalogue, followUpCodes } from '@registrar/domain/follow-ups/catalogue'

/** The kinds of follow-ups as options of a picker, in the order of the catalogue. */
export const followUpOptions = followUpCodes.map((value) => ({ value, label: followUpCatalogue[value].label }))
