import type { Organization } from '@registrar/domain/organizations/organization'
import { RiskStatus } from '#ui/risk-status'

/** The saved level of an organization's AML risk, and what it rests on (AML-5, AML-12). */
export const OrganizationRisk = ({ organization: { aml, amlStatus } }: { organization: Organization }) => (
  <RiskStatus level={aml.appendix2_risk_level} answered={amlStatus.answered} reasons={amlStatus.enhancedDueDiligence} />
)
