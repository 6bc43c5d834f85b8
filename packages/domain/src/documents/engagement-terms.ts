import type { Block } from './paper.ts'
import { clause, heading, paragraph } from './shared-blocks.ts'

const scope: Block[] = [
  clause(
    'scope',
    paragraph(
      'A company secretarial service means that we keep the statutory registers and minute book from the information that you give us, prepare the annual return and the forms of the Companies Registration Office that follow from the changes you tell us of, and remind you of the deadlines. A registered office service means that we receive official post at our address and forward it to you within two working days. A nominee acts on your written instructions, and you remain declared as the beneficial owner.',
      'Le secrétariat de société comprend la tenue des registres légaux et du livre des procès-verbaux à partir des informations que vous nous donnez, la préparation de la déclaration annuelle et des formulaires du Companies Registration Office qui résultent des modifications que vous nous signalez, et le rappel de leurs échéances. La domiciliation comprend la réception du courrier officiel à notre adresse et son envoi dans les deux jours ouvrés. Un prête-nom agit sur vos instructions écrites, et vous restez déclaré comme bénéficiaire effectif.',
    ),
  ),
  clause('exclusions', heading('2. What is not included', '2. Ce qui est exclu')),
  clause(
    'exclusions',
    paragraph(
      'We do not give legal or investment advice, audit financial statements, prepare tax returns or financial statements, or verify the information that you give us, unless a separate letter says so. We do not manage the company, hold its money or sign contracts for it. Work outside this scope, and its fee, are agreed before it begins.',
      "Nous ne donnons pas de conseil juridique ou en investissement, ne certifions pas les comptes, n'établissons ni déclarations fiscales ni comptes, et ne vérifions pas les informations que vous nous donnez, sauf autre lettre. Nous ne dirigeons pas la société, ne détenons pas ses fonds et ne signons pas de contrats pour elle. Tout travail hors de ce cadre est convenu, avec ses honoraires, avant de commencer.",
    ),
  ),
]

const yourPart: Block[] = [
  clause('yourPart', heading('3. Your part', '3. Vos engagements')),
  clause(
    'yourPart',
    paragraph(
      'The directors remain responsible for the statutory obligations of the company; this engagement does not transfer them to us. They give us complete and accurate information in good time, sign and return documents by the date that we give, and tell us within five days of every change of officers, members, beneficial owners, addresses and activity. The company bears late filing fees, the loss of the audit exemption and penalties that result from late or incorrect information.',
      "Les administrateurs restent responsables des obligations légales de la société ; la mission ne nous les transfère pas. Ils nous donnent à temps des informations complètes et exactes, signent et renvoient les documents à la date indiquée, et nous signalent dans les cinq jours tout changement de dirigeants, d'actionnaires, de bénéficiaires effectifs, d'adresse et d'activité. Les frais de retard, la perte de l'exemption d'audit et les pénalités dus à des informations tardives ou inexactes sont à la charge de la société.",
    ),
  ),
  clause('authority', heading('4. Authority to file', '4. Pouvoir de déposer')),
  clause(
    'authority',
    paragraph(
      'The company authorises us to sign and deliver for it, as its electronic filing agent, the returns and forms within the scope of our services to the Companies Registration Office, the Register of Beneficial Ownership and the Revenue Commissioners, once a director has approved them. The approval may be given by email.',
      "La société nous autorise à signer et à déposer pour elle, comme mandataire pour le dépôt électronique (electronic filing agent), les déclarations et formulaires relevant de nos prestations auprès du Companies Registration Office, du registre des bénéficiaires effectifs et de Revenue, après l'accord d'un administrateur. L'accord peut être donné par courriel.",
    ),
  ),
]

const fees: Block[] = [
  clause('fees', heading('5. Fees', '5. Honoraires')),
  clause(
    'fees',
    paragraph(
      "Our fee is {fee} a year, exclusive of VAT. Fees of the Companies Registration Office and of Revenue are recharged at cost. Invoices are payable in advance, within 14 days. We may change the fee from the next anniversary on two months' notice. Where an invoice remains unpaid for 30 days, we may suspend our services after a written reminder; interest is payable under the European Communities (Late Payment in Commercial Transactions) Regulations 2012.",
      "Nos honoraires s'élèvent à {fee} par an, hors TVA. Les frais du Companies Registration Office et de Revenue sont refacturés au coût réel. Les factures sont payables d'avance, sous 14 jours. Nous pouvons modifier les honoraires à partir de l'anniversaire suivant, avec un préavis de deux mois. Lorsqu'une facture est impayée depuis 30 jours, nous pouvons suspendre nos prestations après un rappel écrit ; des intérêts sont dus selon les European Communities (Late Payment in Commercial Transactions) Regulations 2012.",
    ),
  ),
]

const liability: Block[] = [
  clause('liability', heading('6. Liability', '6. Responsabilité')),
  clause(
    'liability',
    paragraph(
      'We act with reasonable skill and care. Our total liability for each year of the engagement, for whatever reason, is limited to {liabilityCap}; we are not liable for loss of profit or for the consequences of information that was late, incomplete or wrong. Nothing in this letter limits liability for fraud, for death or personal injury, or where the law does not allow a limit. Our work is for the company alone, and nobody else may rely on it.',
      "Nous agissons avec la compétence et la diligence requises. Notre responsabilité totale pour chaque année de mission, quelle qu'en soit la cause, est limitée à {liabilityCap} ; nous ne répondons ni du manque à gagner ni des conséquences d'informations tardives, incomplètes ou inexactes. Rien dans la présente lettre ne limite la responsabilité pour fraude, décès ou dommage corporel, ni lorsque la loi l'interdit. Notre travail est destiné à la seule société, et nul autre ne peut s'en prévaloir.",
    ),
  ),
]

const termAndEnd: Block[] = [
  clause('term', heading('7. Term', '7. Durée')),
  clause(
    'term',
    paragraph(
      'The engagement runs for one year from its beginning, and then from year to year until either of us ends it.',
      "La mission dure un an à compter de son début, puis se renouvelle d'année en année jusqu'à ce que l'un de nous y mette fin.",
    ),
  ),
  clause('termination', heading('8. Termination', '8. Résiliation')),
  clause(
    'termination',
    paragraph(
      "Either of us may end the engagement on one month's written notice, and immediately if the other is in serious breach of this letter and does not remedy the breach within 14 days. We may end it immediately where the law obliges us to. When it ends, fees for the work done are due; we hand over the registers and the minute book, and you move the registered office and replace the officers whom we provide within 30 days, failing which we notify the Companies Registration Office.",
      "Chacun de nous peut mettre fin à la mission par écrit avec un préavis d'un mois, et sans préavis si l'autre manque gravement à la présente lettre et n'y remédie pas dans les 14 jours. Nous pouvons y mettre fin sans préavis lorsque la loi nous y oblige. À la fin, les honoraires du travail accompli sont dus ; nous remettons les registres et le livre des procès-verbaux, et vous transférez le siège social et remplacez les dirigeants que nous fournissons dans les 30 jours, à défaut de quoi nous en avisons le Companies Registration Office.",
    ),
  ),
]

const lawOfData: Block[] = [
  clause('dataProtection', heading('9. Data protection', '9. Protection des données')),
  clause(
    'dataProtection',
    paragraph(
      'We process personal data of officers, members and beneficial owners under the General Data Protection Regulation and the Data Protection Acts 1988 to 2018. We are a controller of what the law obliges us to collect, and a processor of what we keep for the company. We use it only for this engagement and for our legal obligations, keep it secure, share it only with public registers, authorities, banks and providers bound by confidentiality, and keep it for as long as the law requires, at least five years after the engagement ends. Every individual may ask us for access, correction and erasure, and may complain to the Data Protection Commission.',
      "Nous traitons les données personnelles des dirigeants, actionnaires et bénéficiaires effectifs selon le règlement général sur la protection des données et les Data Protection Acts 1988 à 2018. Nous sommes responsables du traitement de ce que la loi nous oblige à recueillir, et sous-traitants de ce que nous conservons pour la société. Nous ne les utilisons que pour cette mission et nos obligations légales, les protégeons, ne les communiquons qu'aux registres publics, aux autorités, aux banques et à des prestataires tenus au secret, et les conservons pendant la durée légale, au moins cinq ans après la fin de la mission. Chacun peut demander l'accès, la rectification et l'effacement, et saisir la Data Protection Commission.",
    ),
  ),
  clause('moneyLaundering', heading('10. Anti-money-laundering', '10. Lutte contre le blanchiment')),
  clause(
    'moneyLaundering',
    paragraph(
      'The Criminal Justice (Money Laundering and Terrorist Financing) Acts 2010 to 2021 oblige us to identify our clients and their beneficial owners before and for as long as we act, to ask for the source of funds where the risk requires it, and to report suspicious transactions to the Financial Intelligence Unit and the Revenue Commissioners without telling you. You give us the documents that we ask for and renew them. Where we cannot complete these measures, we may not act.',
      "Les Criminal Justice (Money Laundering and Terrorist Financing) Acts 2010 à 2021 nous obligent à identifier nos clients et leurs bénéficiaires effectifs avant d'agir et tant que nous agissons, à demander l'origine des fonds lorsque le risque l'exige, et à déclarer les opérations suspectes à la Financial Intelligence Unit et à Revenue sans vous en informer. Vous nous donnez les documents demandés et les renouvelez. Si nous ne pouvons accomplir ces mesures, nous ne pouvons pas agir.",
    ),
  ),
  clause('records', heading('11. Records and confidentiality', '11. Archives et confidentialité')),
  clause(
    'records',
    paragraph(
      'The registers belong to the company; our working papers belong to us. We keep your affairs confidential, except where the law obliges us to disclose them.',
      'Les registres appartiennent à la société ; nos documents de travail nous appartiennent. Nous gardons vos affaires confidentielles, sauf lorsque la loi nous oblige à les révéler.',
    ),
  ),
  clause('complaints', heading('12. Complaints', '12. Réclamations')),
  clause(
    'complaints',
    paragraph(
      'Please tell us at once if you are not satisfied. Write to {complaintsTo}: we acknowledge a complaint within five working days and answer it within 20. You may then refer it to the body that supervises us as a trust or company service provider.',
      "Dites-nous aussitôt si vous n'êtes pas satisfait. Écrivez à {complaintsTo} : nous accusons réception dans les cinq jours ouvrés et répondons sous 20 jours. Vous pouvez ensuite saisir l'organisme qui nous surveille comme prestataire de services aux sociétés.",
    ),
  ),
  clause('law', heading('13. Law', '13. Droit applicable')),
  clause(
    'law',
    paragraph(
      'Irish law applies to this letter, and the courts of Ireland have exclusive jurisdiction. If any part of it is void, the rest remains in force. Changes are made in writing.',
      "Le droit irlandais s'applique à la présente lettre, et les tribunaux irlandais sont seuls compétents. Si une partie n'en est pas valable, les autres restent en vigueur. Toute modification se fait par écrit.",
    ),
  ),
]

/** The terms of an engagement, from its exclusions to the law that applies. */
export const engagementTerms: readonly Block[] = [
  ...scope,
  ...yourPart,
  ...fees,
  ...liability,
  ...termAndEnd,
  ...lawOfData,
]
