export { LinkDetailsFields, emptyLinkDetails, linkDetailsToSend, roleLabels } from './link-details.tsx'
export { linksQuery, useCreateLink } from './links.api.ts'
export { LinksPanel } from './links-panel.tsx'
