import { describe, expect, it } from 'vitest'
import { type FollowUpCode, followUpCatalogue } from './catalogue.ts'

// The steps between the first and the last, to the letter (FUP-21).
const fixedTexts: Record<FollowUpCode, string> = {
  AR_NO_TRADING:
    'Letter of Engagement and A.M.L Documents Sent; Financial Statement in Progress; Draft Consultation and Validation; Annual Return in Progress; Signature Page with Customer; Signature Page Received; Signature Page Uploaded and Payment',
  AR_TRADING:
    'Letter of Engagement and A.M.L Documents Sent; Bank reconciliation /Finotor Check in Progress; Bank reconciliation done; Financial Statement in Progress; Draft Consultation and Validation; Annual Return in Progress; Signature Page with Customer; Signature Page Received; Signature Page Uploaded and Payment; Corporation Tax return filed; Corporation Tax Payment',
  CESSATION_OF_DIRECTOR_SECRETARY: 'Cessation of Director/Secretary in Progress',
  CHANGE_OF_DIRECTOR:
    'Documents with Customer; Documents Received; Change of Directors/Secretaries or their Particulars in Progress; Signature Page with Customer; Signature Page Received; Signature Page Uploaded and Payment',
  CHANGE_OF_SECRETARY:
    'Documents with Customer; Documents Received; Change of Directors/Secretaries or their Particulars in Progress; Signature Page with Customer; Signature Page Received; Signature Page Uploaded and Payment',
  CHANGE_OF_REGISTERED_ADDRESS:
    'Change of Company Registered Office Address in Progress; Signature Page with Customer; Signature Page Received; Signature Page Uploaded and Payment',
  CHANGE_OF_SHAREHOLDER:
    'Documents with Customer; Documents Received; Awaiting Annual Return Date; B1 Information Updated',
  COMPTE_BANCAIRE:
    'Email Sent to Customer; Bank Form Received; Bank Documents Received; RBO Completed; Awaiting Screening From the Bank; Uploading File on BANK WEBSITE; Awaiting Bank comments',
  CORPORATION_TAX_REGISTRATION:
    'TR2 with Customer; TR2 received; TR2 with Revenue; Corporation Tax Registered on ROS; Corporation Tax Document Received; Corporation Tax Document Scan and Sent to Customer',
  DISTRICT_COURT:
    'Awaiting Affidavit; Affidavit With Customer; Awaiting District Court Date; Letter of Engagement and A.M.L Documents Sent; Bank reconciliation or Finotor Check in Progress; Financial Statement in Progress; Draft Consultation and Validation; Annual Return in Progress; Signature Page with Customer; Signature Page Received; Signature Page Uploaded and Payment; Corporation Tax Payment',
  EORI_REGISTRATION: 'Check Corporation Tax Registration; EORI in Progress; EORI Sent to Customer',
  FIRST_AR:
    'Awaiting Annual Return Date; First Annual Return in Progress; Signature Page with Customer; Signature Page Received; Uploading and Payment; Information Email Sent',
  INCORPORATION:
    'Form and A.M.L Documents with Customer; Form and A.M.L Documents Received; Incorporation in Progress; Signature Page and Constitution with Customer; Signature Page and Constitution Received; Uploading and Payment; Awaiting Certificate of Incorporation; Sending Post Incorporation Documents; Balance Payment',
  INCOME_TAX_REGISTRATION: 'TR1 with the Customer; TR1 received; Registration on ROS',
  PAYSLIPS:
    'Check PPSN Registration; TR2 with Customer; TR2 received; TR2 with Revenue; Company registered; Employee linked',
  PPS: 'Documents with Customer; Documents Received; Documents with SocWelfare; PPSN received; PPSN sent to Customer',
  RBO_UPDATED: 'Register Beneficial Ownership Details in Progress; Screens sent to Customer',
  REGISTRATION_OF_BUSINESS_NAME:
    'Registration of Business Name in Progress; Signature Page with Customer; Signature Page Received; Signature Page Uploaded and Payment; Documents sent to Customer',
  STRIKE_OFF:
    'Corporation Tax Cancellation; Awaiting Letter of no Objection (Revenue); Awaiting Legal Notice; Strike Off in Progress; Signature Page with Customer; Signature Page Received; Signature Page Uploaded and Payment',
  STRIKE_OFF_NO_TRADING:
    'Corporation Tax Cancellation; Awaiting Letter of no Objection (Revenue); Awaiting Legal Notice; Strike Off in Progress; Signature Page with Customer; Signature Page Received; Signature Page Uploaded and Payment',
  VAT_REGISTRATION: 'TR2 with Customer; TR2 received; TR2 with Revenue; Awaiting Revenue Comments',
}

describe('the steps of the catalogue (FUP-21)', () => {
  it.each(Object.entries(fixedTexts))('of %s have exactly the fixed texts', (code, between) => {
    const { steps } = followUpCatalogue[code as FollowUpCode]
    expect(steps).toEqual(['Start of the process', ...between.split('; '), 'End of the process'])
  })
})
