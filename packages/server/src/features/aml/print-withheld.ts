import type { AmlVersionContent } from '@registrar/domain/aml/aml-version'
import type { Config } from '#platform/config'
import { withoutHidden } from '#platform/http/hidden-fields'
import { printAmlVersion } from './print-aml-version.ts'

type Version = { hash: string; content: Record<string, unknown> }

// Versions of before have less content.
const EARLIER = { open: [], acceptOpen: null, owners: [], companyMembers: [] }
const NOT_SCREENED = { lists: [], compared: 0, hits: [] }

/** Prints a signed version anew without the answers that the reader may not see (AML-23). The signed PDF stays as it is. */
export const printWithheld = (
  { hash, content }: Version,
  { withheld, config }: { withheld: ReadonlySet<string>; config: Config },
): Promise<Buffer> => {
  const rest = { ...EARLIER, screening: NOT_SCREENED, ...(withoutHidden(content, withheld) as object) }
  // Whatever was signed was made as this type, and is not changed since.
  return printAmlVersion(rest as unknown as AmlVersionContent, {
    hash,
    withheld,
    letterhead: config.letterhead,
    timeZone: config.timeZone,
  })
}
