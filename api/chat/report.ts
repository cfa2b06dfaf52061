import { ReportRequest } from '#shared/contract/report.ts'
import { insertReport, type ReportTarget } from '#shared/server/sql/reports.ts'
import type { Context } from '../context.ts'
import { readBody } from '../http/body.ts'
import { HttpError } from '../http/errors.ts'
import { visitorOf } from '../visitor/visitor.ts'

/** Stores a report of something public, and nothing about the visitor. 409 `own` for the visitor's content. */
export async function acceptReport(ctx: Context, target: ReportTarget, isOwn: boolean): Promise<void> {
  if (isOwn) throw new HttpError(409, 'own', 'This is yours: you can make it private or delete it.')
  const report = await readBody(ctx, ReportRequest)
  await ctx.limits.report(ctx, visitorOf(ctx))
  await insertReport(ctx.db, target, report)
}
