import { Section } from '#ui/section'
import { TaxCalendar } from './tax-calendar.tsx'
import { TaxRegistrations } from './tax-registrations.tsx'

/** The taxes of a company, on its Filings tab: what it is registered for, and the calendar of a year (TAX-8, TAX-12). */
export const TaxesSection = ({ organizationId }: { organizationId: string }) => (
  <Section title="Tax">
    <TaxRegistrations organizationId={organizationId} />
    <TaxCalendar organizationId={organizationId} />
  </Section>
)
