import { z } from 'zod'
import * as plans from '#shared/contract/plans.ts'
import { ReportRequest } from '#shared/contract/report.ts'
import type { Operation } from '../http/operation.ts'

type Errors = number[]

const call =
  (method: Operation['method']) =>
  (path: string, summary: string, answer: Operation['answer'], more: Partial<Operation> = {}): Operation => ({
    ...{ method, path, summary, answer, needsVisitor: true },
    ...more,
  })
const [get, post, put, remove] = [call('get'), call('post'), call('put'), call('delete')]
const taking = (body: z.ZodType, ...more: Errors) => ({ body, errors: [400, 404, 413, 415, ...more] })

/** The calls about reading plans; each returns 404 if plans are switched off. */
export const planOperations: Operation[] = [
  post('/api/reading-plans', 'Create a plan; words of distress get help instead', plans.CreatePlanAnswer, {
    ...taking(plans.CreatePlanRequest, 409, 503),
    status: 201,
  }),
  get('/api/reading-plans/suggested', 'The suggested plans', plans.PlansAnswer, { errors: [404] }),
  get('/api/reading-plans/search', 'Plans of the edition and of other visitors', plans.PlansAnswer, {
    query: plans.PlanSearchQuery,
    errors: [400, 404],
  }),
  get('/api/reading-plans/{id}', 'One of the visitor’s plans, or a public one', plans.PlanAnswer, { errors: [404] }),
  put(
    '/api/reading-plans/{id}',
    'Edit one of the visitor’s plans',
    plans.PlanAnswer,
    taking(plans.EditPlanRequest, 403, 409),
  ),
  post('/api/reading-plans/{id}/retry', 'Retry a failed plan', plans.PlanAnswer, {
    errors: [403, 404, 409, 503],
    status: 202,
  }),
  post('/api/reading-plans/{id}/report', 'Report a public plan, without a name', 'nothing', {
    ...taking(ReportRequest, 409),
  }),
  get('/api/reading-plans/{id}/calendar.ics', 'The days of a plan for a calendar', 'calendar', {
    query: z.object({ start: z.iso.date().optional() }),
    errors: [400, 404],
  }),
  get('/api/user/plans', 'The plans that the visitor follows', plans.PlansAnswer, { errors: [404] }),
  get('/api/user/plans/current', 'The current plan; 204 if there is none', plans.CurrentPlan, { errors: [404] }),
  get(
    '/api/user/plans/current/reading',
    'The reading of the current plan, without its other steps; 204 if there is none',
    plans.CurrentReading,
    { errors: [404] },
  ),
  post('/api/user/plans/current', 'Start or resume a plan', plans.CurrentPlan, {
    ...taking(plans.CurrentPlanRequest, 409),
  }),
  put('/api/user/plans/current/next-step', 'Move to the next reading', plans.CurrentPlan, {
    ...taking(plans.MoveStepRequest, 409),
  }),
  put('/api/user/plans/current/previous-step', 'Move to the previous reading', plans.CurrentPlan, {
    ...taking(plans.MoveStepRequest, 409),
  }),
  put('/api/user/plans/{id}/steps/{step_id}', 'Mark a reading as read or unread', plans.StepDoneAnswer, {
    ...taking(plans.StepDoneRequest),
  }),
  post('/api/user/plans/{id}/schedule', 'Reschedule the unread readings', plans.ScheduleAnswer, {
    ...taking(plans.ScheduleRequest, 409),
  }),
  remove('/api/user/plans/{id}', 'Stop following a plan', 'nothing', { errors: [404] }),
]
