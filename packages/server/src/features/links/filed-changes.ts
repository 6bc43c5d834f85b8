import { isDeepStrictEqual } from 'node:util'
import { splitSaid } from '@registrar/domain/filings/filed-change'
import type { Officer } from '@registrar/domain/filings/filing-event'
import type { LinkChanges } from '@registrar/domain/links/link'
import type { Term } from '@registrar/domain/links/link-terms'
import type { LinkAnswers, LinkType } from './links.row.ts'

/** Who a link makes an officer of its organization. */
export const officerOf = (type: LinkType, linkedId: string): Officer =>
  type === 'link' ? { personId: linkedId, memberId: null } : { personId: null, memberId: linkedId }

/** A link as its filings name it. */
export const endsOfLink = (link: LinkAnswers[LinkType]) => ({
  linkId: link._id,
  organizationId: link.organizationId,
  officer: 'peopleId' in link ? officerOf('link', link.peopleId) : officerOf('company-member', link.memberId),
})

/** The same of the fields of a link, whose ends may be in the bin. */
export const endsOfFields = (
  linkId: string,
  ends: { organizationId: string } & ({ peopleId: string | null } | { memberId: string | null }),
) => ({
  linkId,
  organizationId: ends.organizationId,
  officer:
    'peopleId' in ends ? officerOf('link', ends.peopleId ?? '') : officerOf('company-member', ends.memberId ?? ''),
})

/** What a save says of the filing that it calls for. Plain roles say no day (FIL-8). */
export const filingSaid = (body: LinkChanges, before: readonly Term[]) => ({
  isUndated: body.terms === undefined || isDeepStrictEqual(body.terms, before),
  said: splitSaid(body).said,
})

/** The fields of the link itself. */
export const linkFieldsOf = (body: LinkChanges): LinkChanges => splitSaid(body).fields
