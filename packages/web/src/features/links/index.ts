export { LinkTermsFields, noTerms, termsToSend } from './link-terms.tsx'
export { linksQuery, useCreateLink } from './links.api.ts'
export { LinksPanel } from './links-panel.tsx'
