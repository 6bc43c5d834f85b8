import { brands } from '../shared/brand.ts'
import { dayField, eurosField, type Field, fieldOf, linesField, textField, yesOrNoField } from '../shared/field.ts'
import { optionalCode, optionalId } from '../shared/text.ts'

/** The fields of an order, under the API's names. `paidTotaly` is spelt so there (ORD-1). Columns keep amounts in whole cents. */
export const orderFieldTable = {
  company: textField(300)('Company', 'orders.company', {
    headings:
      'company name, customer, client, societe, entreprise, raison sociale, firma, unternehmen, empresa, razon social, azienda, ragione sociale, cuideachta',
  }),
  organizationId: fieldOf('organization', optionalId)('Organization', 'orders.organization_id'),
  lastName: textField(200)('Last Name', 'orders.last_name', {
    listLabel: 'Last name',
    headings:
      'surname, family name, nom, nom de famille, nachname, familienname, apellido, apellidos, cognome, sloinne',
  }),
  firstName: textField(200)('First Name', 'orders.first_name', {
    listLabel: 'First name',
    headings: 'given name, forename, prenom, prenoms, vorname, nombre, nome, ainm',
  }),
  email: textField(254)('Email', 'orders.email', {
    headings:
      'email address, mail, courriel, adresse e-mail, adresse mail, adresse electronique, e-mail-adresse, correo, correo electronico, ' +
      'indirizzo email, riomhphost',
  }),
  /** the brand it came through */
  from: fieldOf('brand', optionalCode(brands), brands)('Initiated by', 'orders.origin', {
    listLabel: 'Origin',
    headings: 'brand, marque, origine',
  }),
  productId: fieldOf('product', optionalId)('Product', 'orders.product_id'),
  /** the product's name; one that the catalogue does not have is kept as it is written */
  product: textField(300)('Product', 'orders.product_name', {
    headings:
      'service, item, item name, product name, produit, prestation, article, produkt, artikel, leistung, ' +
      'producto, servicio, prodotto, servizio, tairge, seirbhis',
  }),
  totalAmountOrder: eurosField('Total Amount Order', 'orders.total_cents', {
    listLabel: 'Total amount',
    headings:
      'total, amount, order total, order total amount, grand total, montant, montant total, montant ttc, total ttc, prix, prix ttc, betrag, ' +
      'gesamtbetrag, importe, importe total, importo, importo totale, totale, iomlan',
  }),
  amountDeposit: eurosField('Amount Deposit', 'orders.deposit_cents', {
    listLabel: 'Deposit',
    headings: 'acompte',
  }),
  dateOrder: dayField('Date Order', 'orders.ordered_on', {
    listLabel: 'Order date',
    headings:
      'date, ordered on, date of order, date de commande, date de la commande, datum, bestelldatum, auftragsdatum, fecha, fecha de pedido, ' +
      "data, data ordine, data dell'ordine, data an ordaithe",
  }),
  paymentTypeDeposit: textField(200)('Payment Type Deposit', 'orders.deposit_payment_type', {
    listLabel: 'Payment type (deposit)',
    headings: "paiement de l'acompte",
  }),
  amountBalanceToPaid: eurosField('Amount Balance To Paid', 'orders.balance_cents', {
    listLabel: 'Balance to pay',
    headings: 'balance, solde, solde a payer, reste a payer',
  }),
  dateOfBalance: dayField('Date of Balance', 'orders.balance_on', {
    listLabel: 'Balance date',
    headings: 'date du solde',
  }),
  paymentTypeBalance: textField(200)('Payment Type Balance', 'orders.balance_payment_type', {
    listLabel: 'Payment type (balance)',
    headings: 'paiement du solde',
  }),
  toInvoice: textField(2000)('To Invoice', 'orders.to_invoice', { listLabel: 'To invoice', headings: 'a facturer' }),
  totalPaid: eurosField('Total Paid', 'orders.paid_cents', {
    listLabel: 'Total paid',
    headings: 'paid, amount paid, total paye, montant paye',
  }),
  paidTotaly: yesOrNoField('Paid Totally', 'orders.is_paid_totally', { listLabel: 'Paid totally' }),
  balancePaid: yesOrNoField('Balance Paid', 'orders.is_balance_paid', {
    listLabel: 'Balance paid',
    headings: 'solde paye',
  }),
  noVat: yesOrNoField('No VAT', 'orders.has_no_vat', { headings: 'sans tva' }),
  withVat: yesOrNoField('With VAT', 'orders.has_vat', { headings: 'avec tva' }),
  vatNumber: textField(50)('VAT Number', 'orders.vat_number', {
    listLabel: 'VAT number',
    headings: 'vat no, numero de tva, tva intracommunautaire',
  }),
  comment: linesField(20_000)('Comments', 'orders.comment', {
    headings:
      'comment, notes, note, commentaire, commentaires, remarques, bemerkung, bemerkungen, comentarios, observaciones, notas, commenti',
  }),
  subscriptionId: { kind: 'subscription', label: 'Subscription' },
  organizationName: { kind: 'text', label: 'Organization', isImported: false },
} as const satisfies Record<string, Field>
