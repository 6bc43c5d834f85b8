import { setImmediate as nextTurn } from 'node:timers/promises'
import { documentsCalls, type PaperBody } from '@registrar/domain/documents/documents.calls'
import { paperTitle } from '@registrar/domain/documents/fill-paper'
import { missingFields, paperValues } from '@registrar/domain/documents/paper-values'
import { paperCandidates, paperSources } from '@registrar/domain/documents/paper-sources'
import { paperWarnings } from '@registrar/domain/documents/paper-warnings'
import { paperAbout } from '@registrar/domain/documents/paper-about'
import { paperNames } from '@registrar/domain/documents/papers'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { baseUrlOf, fileUrl } from '#features/files'
import { MASK } from '#platform/commands/change-log'
import { notFound } from '#platform/problem'
import type { CallContext, Routes } from '#platform/http/routes'
import { findUnprintable } from '#platform/pdf/render-pdf'
import { sendDocument } from '#platform/http/send-document'
import { filePaper } from './file-paper.commands.ts'
import { findFiledBody, listFiledPapers } from './filed-papers.queries.ts'
import { makePaper, readForPapers, readNotOnRecord, readPaper } from './make-paper.ts'
import { readPapersInForce } from './papers-in-force.queries.ts'
import { recordPrint } from './record-print.ts'

type FilingContext = Pick<CallContext<typeof documentsCalls.fileDocument>, 'files' | 'session' | 'request'>

export const documentsRoutes = ({ serve, serveDocument, platform: { config, db } }: Routes): void => {
  serve(
    documentsCalls.searchDocuments,
    async ({ body: { organizationId, document: wanted, language, values: sent } }) => {
      const { personId, transfereeId, ...values } = sent
      const { record, day } = await readForPapers(db, config, organizationId, { personId, transfereeId })
      const options = { language, today: day, values, personId }
      const papers = await readPapersInForce(db)

      const row = async (document: (typeof paperNames)[number]) => {
        const paper = paperAbout(papers[document], record, options)
        const filled = paperValues(paper, record, options)
        return {
          document,
          title: paperTitle(papers[document], language),
          missing: missingFields(filled),
          notOnRecord: await readNotOnRecord(db, config, paper, {
            organizationId,
            asAt: typeof filled.asAt === 'string' ? filled.asAt : day,
          }),
          warnings: paperWarnings(paper, filled, record, options),
          unprintable: await findUnprintable(Object.values(filled).filter((value) => typeof value === 'string')),
          people: paperCandidates(papers[document], record.holders),
          sources: paperSources(filled, values),
          // A list need not tell the number of a person (PERSON-7).
          values: { ...filled, ...(filled.personNumber ? { personNumber: MASK } : {}) },
        }
      }
      // One after the other: a paper of a company with thousands of members takes a moment, in which nobody else has a turn.
      const data: Awaited<ReturnType<typeof row>>[] = []
      for (const name of wanted ? [wanted] : paperNames) {
        data.push(await row(name))
        await nextTurn()
      }
      return { data }
    },
  )

  serve(documentsCalls.readDocument, async ({ body }) => {
    const { title, law, blocks } = await readPaper(db, config, body)
    return { data: { title, law, blocks: [...blocks] } }
  })

  const sendPrinted = async (request: FastifyRequest, reply: FastifyReply, body: PaperBody) => {
    const paper = await makePaper(db, config, body)
    await recordPrint(db, request, body.organizationId, paper)
    return sendDocument(reply, 'pdf', paper.fileName, paper.pdf)
  }

  serveDocument(documentsCalls.previewDocument, ({ body, request, reply }) => sendPrinted(request, reply, body))

  serveDocument(documentsCalls.printDocument, async ({ params, query, request, reply }) => {
    const document = paperNames.find((name) => name === params.document)
    if (!document) throw notFound('document')

    return sendPrinted(request, reply, { ...query, organizationId: params.id, document })
  })

  const makeAndFile = async (body: PaperBody, { files, session, request }: FilingContext) => {
    const paper = await makePaper(db, config, body)
    const baseUrl = baseUrlOf(config, request)
    return { data: await filePaper(db, files, body, paper, session, (key) => fileUrl(baseUrl, key)) }
  }

  serve(documentsCalls.fileDocument, ({ body, ...context }) => makeAndFile(body, context))

  serve(documentsCalls.searchFiledPapers, async ({ body }) => ({
    data: await listFiledPapers(db, config, body.organizationId),
  }))

  serve(documentsCalls.makePaperAgain, async ({ params, ...context }) =>
    makeAndFile(await findFiledBody(db, params.id), context),
  )
}
