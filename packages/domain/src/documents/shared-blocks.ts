import type { Block, SignersOfPaper, When } from './paper.ts'
import { not, whenKnown } from './paper-conditions.ts'
import type { Texts } from './paper-fields.ts'

/** The parts of a paper, each with its English and its French text. */
export const heading = (en: string, fr: string): Block => ({ kind: 'heading', text: { en, fr } })
export const paragraph = (en: string, fr: string, when?: When): Block => ({
  kind: 'paragraph',
  text: { en, fr },
  when,
})
/** A block of a letter whose words administrators edit (TEXT-1). */
export const clause = (name: string, block: Block): Block =>
  block.kind === 'heading' || block.kind === 'paragraph' ? { ...block, clause: name } : block
export const text = (en: string, fr: string): Texts => ({ en, fr })
export const signatures = (...signers: Texts[]): Block => ({ kind: 'signatures', signers })

/** A text that stands immediately above the signatures. */
export const statement = (en: string, fr: string, when?: When): Block => ({
  kind: 'paragraph',
  text: { en, fr },
  isStatement: true,
  when,
})

/** A line to sign for each director or each member, with the office that is written under it. */
export const signatureOfEach = (signers: SignersOfPaper, en: string, fr: string): Block => ({
  kind: 'signatureOfEach',
  signers,
  office: { en, fr },
})

export const signaturesOfDirectors = signatureOfEach('directors', 'Director', 'Administrateur')
export const signaturesOfMembers = signatureOfEach('members', 'Member', 'Actionnaire')

/** The first words of a resolution that all members sign: `en` and `fr` name the resolution and its section. */
export const membersResolve = (en: string, fr: string): Block => ({
  kind: 'paragraph',
  text: text(
    `We, all the members of the company ({members}), pass in writing, dated {decidedOn}, ${en}:`,
    `Nous soussignés, tous les actionnaires de la société ({members}), adoptons par écrit, en date du {decidedOn}, ${fr} :`,
  ),
  ofOne: text(
    `I, the sole member of the company ({members}), pass in writing, dated {decidedOn}, ${en}:`,
    `Je soussigné(e) {members}, actionnaire unique, décide par écrit, en date du {decidedOn}, et adopte ${fr} :`,
  ),
  ofOneCompany: text(
    `{members}, the sole member of the company, acting by its representative, passes in writing, dated {decidedOn}, ${en}:`,
    `La société {members}, actionnaire unique, agissant par son représentant, décide par écrit, en date du {decidedOn}, et adopte ${fr} :`,
  ),
  ofOneAmongOthers: text(
    `I, {members}, a member of the company, pass in writing, dated {decidedOn}, ${en}:`,
    `Je soussigné(e) {members}, actionnaire, décide par écrit, en date du {decidedOn}, et adopte ${fr} :`,
  ),
  ofVoters: {
    text: text(
      `We, all the members of the company who are entitled to attend and vote ({members}), pass in writing, dated {decidedOn}, ${en}:`,
      `Nous soussignés, tous les actionnaires de la société ayant le droit de participer aux assemblées et d'y voter ({members}), adoptons par écrit, en date du {decidedOn}, ${fr} :`,
    ),
    ofOne: text(
      `I, {members}, the only member of the company who is entitled to attend and vote, pass in writing, dated {decidedOn}, ${en}:`,
      `Je soussigné(e) {members}, seul actionnaire ayant le droit de participer aux assemblées et d'y voter, décide par écrit, en date du {decidedOn}, et adopte ${fr} :`,
    ),
    ofOneCompany: text(
      `{members}, the only member of the company that is entitled to attend and vote, acting by its representative, passes in writing, dated {decidedOn}, ${en}:`,
      `La société {members}, seul actionnaire ayant le droit de participer aux assemblées et d'y voter, agissant par son représentant, décide par écrit, en date du {decidedOn}, et adopte ${fr} :`,
    ),
  },
})

/** The first words of a special resolution in writing. */
export const membersResolveSpecially = membersResolve(
  'this special resolution (Companies Act 2014, s. 193)',
  'la résolution spéciale suivante (Companies Act 2014, s. 193)',
)

/** The first words of a resolution that all directors sign. */
export const directorsResolve: Block = {
  kind: 'paragraph',
  text: text(
    'We, all the directors of the company ({directors}), resolve in writing, dated {decidedOn} (Companies Act 2014, s. 161):',
    'Nous soussignés, tous les administrateurs de la société ({directors}), décidons par écrit, en date du {decidedOn} (Companies Act 2014, s. 161) :',
  ),
  ofOne: text(
    'I, the sole director of the company ({directors}), resolve in writing, dated {decidedOn} (Companies Act 2014, s. 161):',
    'Je soussigné(e) {directors}, administrateur unique, décide par écrit, en date du {decidedOn} (Companies Act 2014, s. 161) :',
  ),
  ofOneCompany: text(
    '{directors}, the sole director of the company, acting by its representative, resolves in writing, dated {decidedOn} (Companies Act 2014, s. 161):',
    'La société {directors}, administrateur unique, agissant par son représentant, décide par écrit, en date du {decidedOn} (Companies Act 2014, s. 161) :',
  ),
  ofOneAmongOthers: text(
    'I, {directors}, the only director of the company who takes part in this decision, resolve in writing, dated {decidedOn} (Companies Act 2014, s. 161):',
    'Je soussigné(e) {directors}, administrateur, qui prends seul(e) part à cette décision, décide par écrit, en date du {decidedOn} (Companies Act 2014, s. 161) :',
  ),
}

/** When a resolution in writing is passed. */
export const passesWithLast = (law: string): Block => ({
  kind: 'paragraph',
  text: text(
    `Each signature is dated. The resolution is passed when the last of us has signed it (Companies Act 2014, ${law}).`,
    `Chaque signature est datée. La résolution est adoptée à la date de la dernière signature (Companies Act 2014, ${law}).`,
  ),
  ofOne: text(
    `The signature is dated. The resolution is passed when it is signed (Companies Act 2014, ${law}).`,
    `La signature est datée. La résolution est adoptée à la date de cette signature (Companies Act 2014, ${law}).`,
  ),
})

/** Name, number and registered office, which head every paper of a company. */
export const company: Block = { kind: 'company' }

/** Who may agree that a meeting is called at shorter notice, as the law says it. */
type ShorterNotice = Texts

const noWaiver = not(whenKnown('noticeWaivedBy'))
const noticeIsGiven: When = (values) => whenKnown('noticeGivenOn')(values) || noWaiver(values)

/** How a meeting was called, and its quorum: nothing of it is said unless somebody has entered it (DOC-7). */
export const noticeAndQuorum = (shorter: ShorterNotice): Block[] => [
  paragraph(
    'Notice of the meeting was given on {noticeGivenOn}.',
    'La convocation a été envoyée le {noticeGivenOn}.',
    noticeIsGiven,
  ),
  paragraph(
    `Shorter notice was agreed to by ${shorter.en}: {noticeWaivedBy}.`,
    `Un délai de convocation plus court a été accepté par ${shorter.fr} : {noticeWaivedBy}.`,
    whenKnown('noticeWaivedBy'),
  ),
  paragraph('Quorum: {quorum}.', 'Quorum : {quorum}.'),
]

export const shorterNoticeOfBoard = text(
  'these directors (Companies Act 2014, s. 160)',
  'les administrateurs suivants (Companies Act 2014, s. 160)',
)
export const shorterNoticeOfSpecial = text(
  'a majority in number of the members who hold at least 90% of the votes (Companies Act 2014, s. 191(4))',
  'une majorité en nombre des actionnaires détenant au moins 90 % des droits de vote (Companies Act 2014, s. 191(4))',
)
