export { LinkDetailsFields, emptyLinkDetails, linkDetailsToSend } from './link-details.tsx'
export { linksQuery, useCreateLink } from './links.api.ts'
export { CompanyMembers } from './company-members.tsx'
export { LinksPanel } from './links-panel.tsx'
