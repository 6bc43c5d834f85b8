export { companyMembersRoutes } from './company-members.routes.ts'
export { holdingsOf, termsOf } from './terms-and-shares.ts'
export {
  countLinksOf,
  linksHeldForEachOther,
  pairsOfLinks,
  separateLinks,
  typesOfLivingLinks,
  uniteLinksOf,
  type UnitedLink,
} from './unite-links.commands.ts'
export { removeOwnMembers } from './deleted-links.commands.ts'
export { createLink, updateLink } from './links.commands.ts'
export { companyMemberRestorer, linkRestorer } from './link-restorer.ts'
export { findLink } from './links.queries.ts'
export { linksRoutes } from './links.routes.ts'
