import { displayDate, type IsoDate } from '../shared/iso-date.ts'
import type { AmlChanges } from './aml-form.ts'

const isBlank = (text: string | null | undefined) => !text?.trim()

const introducerReason = (form: AmlChanges, name: string): string | undefined => {
  if (isBlank(form.reliance_introducer)) return 'The firm relies on an introducer, and nobody says on whom.'
  if (!form.reliance_kind) return `Nobody says what kind of firm ${name} is.`
  if (form.reliance_kind === 'other') return `${name} is none of those on whom the Act lets a firm rely (s. 40(1)).`
  return isBlank(form.reliance_supervisor)
    ? `Nobody says who supervises ${name}, or of which body it is a member.`
    : undefined
}

const countryReason = (form: AmlChanges, name: string, isAtRisk: boolean): string | undefined => {
  if (isBlank(form.reliance_country)) return `Nobody says in which country ${name} carries on business.`
  return isAtRisk && form.reliance_union_group !== true
    ? `${name} carries on business in ${form.reliance_country?.trim()}, a high-risk third country, and may not be relied on (s. 40(1)).`
    : undefined
}

const arrangementReason = (form: AmlChanges, name: string, today: IsoDate): string | undefined => {
  const { reliance_agreed_on: on } = form
  if (!on) return `There is no arrangement with ${name} that the firm may rely on it (s. 40(4)).`
  if (on > today) return `The day of the arrangement with ${name}, ${displayDate(on)}, is to come.`
  if (isBlank(form.reliance_arrangement)) return `The arrangement with ${name} is not on file.`
  return form.reliance_documents === true
    ? undefined
    : `${name} has not agreed to forward documents and information on request (s. 40(4)).`
}

/**
 * What is missing before the firm may rely on an introducer for the identification of the client, in words; [] when it relies on nobody
 * (AML-29; Criminal Justice (Money Laundering and Terrorist Financing) Act 2010, s. 40).
 * @param isAtRisk whether the introducer carries on business in a high-risk third country
 */
export const relianceGaps = (form: AmlChanges, isAtRisk: boolean, today: IsoDate): string[] => {
  const { reliance_applies: applies } = form
  if (applies === undefined || applies === null)
    return form.appendix2_third_party_permission === true
      ? ['Permission for third-party reliance was obtained, and nobody says whether the firm relies on an introducer.']
      : []
  if (!applies) return []
  const name = form.reliance_introducer?.trim() || 'the introducer'
  return [
    introducerReason(form, name),
    countryReason(form, name, isAtRisk),
    arrangementReason(form, name, today),
  ].flatMap((reason) => reason ?? [])
}
