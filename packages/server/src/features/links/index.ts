export { companyMembersRoutes } from './company-members.routes.ts'
export { holdingsOf, termsOf } from './terms-and-shares.commands.ts'
export {
  countLinksOf,
  linksHeldForEachOther,
  pairsOfLinks,
  typesOfLivingLinks,
  uniteLinksOf,
} from './unite-links.commands.ts'
export { removeLink, removeOwnMembers, requireEndsOfLink, restoreLink } from './deleted-links.commands.ts'
export { createLink, createLinks, updateLink } from './links.commands.ts'
export { linkKinds } from './link-kinds.ts'
export { listLinksOfPairs } from './links.queries.ts'
export { followIncorporation } from './follow-incorporation.commands.ts'
export { linksRoutes } from './links.routes.ts'
