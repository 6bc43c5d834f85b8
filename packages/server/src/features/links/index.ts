export { companyMembersRoutes } from './company-members.routes.ts'
export { holdingsOf, termsOf } from './terms-and-shares.ts'
export {
  linksHeldForEachOther,
  pairsOfLinks,
  renewLinksInBin,
  separateLinks,
  uniteLinksOf,
  type UnitedLink,
} from './unite-links.commands.ts'
export { createLink, updateLink } from './links.commands.ts'
export { linkRestorer } from './link-restorer.ts'
export { findLink } from './links.queries.ts'
export { linksRoutes } from './links.routes.ts'
